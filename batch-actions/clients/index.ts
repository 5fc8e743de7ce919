export { createClientAction } from './create-client.ts';
export { deleteClientAction } from './delete-client.ts';
export { getClientAction } from './get-client.ts';
export { listClientsAction } from './list-clients.ts';
export { setClientFeeTermsAction } from './set-client-fee-terms.ts';
export { updateClientAction } from './update-client.ts';
