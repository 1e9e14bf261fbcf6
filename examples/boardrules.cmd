@echo off
rem Runs the program boardrules from a checkout, and builds it first if it is missing or older than
rem its sources. It needs JDK 17 or later: that of JAVA_HOME, or else the one on the PATH.
setlocal EnableExtensions DisableDelayedExpansion
set "here=%~dp0"
for %%I in ("%here%..") do set "root=%%~fI"
set "jar=%here%cli\target\boardrules.jar"
set "stamp=%here%cli\target\boardrules.stamp"
set "log=%here%cli\target\boardrules.log"

if not defined JAVA_HOME goto :onpath
set "java=%JAVA_HOME%\bin\java.exe"
if exist "%java%" goto :fresh
echo boardrules: JAVA_HOME is %JAVA_HOME%, but there is no bin\java.exe in it.>&2
exit /b 2

:onpath
set "java="
for %%I in (java.exe) do set "java=%%~$PATH:I"
if defined java goto :fresh
echo boardrules: no java is found: set JAVA_HOME to a JDK, version 17 or later.>&2
exit /b 2

:fresh
rem The stamp is older than the jar.
powershell -NoProfile -Command "Set-Location -LiteralPath $env:root; $stamp = Get-Item -LiteralPath $env:stamp -ErrorAction SilentlyContinue; if (-not $stamp -or -not (Test-Path -LiteralPath $env:jar)) { exit 1 }; if (Get-ChildItem -Path pom.xml, *\pom.xml, *\*\pom.xml, *\src\main, *\*\src\main -Recurse | Where-Object { $_.LastWriteTimeUtc -gt $stamp.LastWriteTimeUtc } | Select-Object -First 1) { exit 1 }; exit 0"
if not errorlevel 1 goto :run

if not exist "%here%cli\target" mkdir "%here%cli\target"
"%java%" -version 2>"%log%"
set "version=0"
for /f "usebackq tokens=3" %%V in (`findstr /c:"version" "%log%"`) do set "version=%%~V"
set "major=0"
for /f "tokens=1 delims=.-+" %%V in ("%version%") do set /a "major=%%V" 2>nul
if %major% GEQ 17 goto :build
echo boardrules: it needs Java 17 or later, but %java% is version %version%.>&2
exit /b 2

:build
set "what=building the program; the first time takes a minute, and longer while Maven downloads its plugins ..."
if exist "%jar%" set "what=the sources have changed; rebuilding the program ..."
echo boardrules: %what%>&2
echo %java%>"%stamp%.new"
pushd "%root%"
call mvnw.cmd -q -B -DskipTests -Dmaven.test.skip=true -pl examples/cli -am package >"%log%" 2>&1 <nul
set "built=%errorlevel%"
popd
if "%built%"=="0" goto :stamp
type "%log%" >&2
echo boardrules: it could not be built; see above.>&2
exit /b 2

:stamp
move /y "%stamp%.new" "%stamp%" >nul

:run
rem The editor of lines calls native code, of which Java 24 and later would warn.
set "classes=%jar%"
if defined BOARDRULES_CLASSPATH set "classes=%jar%;%BOARDRULES_CLASSPATH%"
"%java%" -XX:+UseSerialGC --enable-native-access=ALL-UNNAMED "-Dboardrules.command=%~0" -cp "%classes%" io.github.boardrules.examples.cli.Boardrules %*
exit /b %errorlevel%
