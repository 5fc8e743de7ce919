export { createKeyAction } from './create-key.ts';
export { listKeysAction } from './list-keys.ts';
export { revokeKeyAction } from './revoke-key.ts';
