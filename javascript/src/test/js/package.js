// The package under test, and the folder of this checkout.
export * from '../../../target/package/index.js';

export const CHECKOUT = new URL('../../../../', import.meta.url);
export const PACKAGE = new URL('../../../target/package/', import.meta.url);
