export { createKeyAction } from './create-key.ts';
export { createServiceAccountAction } from './create-service-account.ts';
export { listKeysAction } from './list-keys.ts';
export { listServiceAccountsAction } from './list-service-accounts.ts';
export { revokeKeyAction } from './revoke-key.ts';
export { revokeServiceAccountAction } from './revoke-service-account.ts';
export { rotateKeyAction } from './rotate-key.ts';
export { rotateServiceAccountAction } from './rotate-service-account.ts';
