import {
  createClientAction,
  deleteClientAction,
  getClientAction,
  listClientsAction,
  updateClientAction,
} from '#actions/clients/index.ts';
import { bind } from '../bind.ts';

export const clientRoutes = [
  bind('GET', '/clients', listClientsAction),
  bind('POST', '/clients', createClientAction),
  bind('GET', '/clients/{client_id}', getClientAction),
  bind('PATCH', '/clients/{client_id}', updateClientAction),
  bind('DELETE', '/clients/{client_id}', deleteClientAction),
];
