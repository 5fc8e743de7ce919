import {
  addClientContactAction,
  addClientDnaNoteAction,
  createClientAction,
  deleteClientAction,
  deleteClientContactAction,
  getClientAction,
  getClientDnaAction,
  listClientContactsAction,
  listClientsAction,
  updateClientAction,
  updateClientContactAction,
} from '#actions/clients/index.ts';
import { bind } from '../bind.ts';

export const clientRoutes = [
  bind('GET', '/clients', listClientsAction),
  bind('POST', '/clients', createClientAction),
  bind('GET', '/clients/{client_id}', getClientAction),
  bind('PATCH', '/clients/{client_id}', updateClientAction),
  bind('DELETE', '/clients/{client_id}', deleteClientAction),
  bind('GET', '/clients/{client_id}/dna', getClientDnaAction),
  bind('POST', '/clients/{client_id}/dna', addClientDnaNoteAction),
  bind('GET', '/clients/{client_id}/contacts', listClientContactsAction),
  bind('POST', '/clients/{client_id}/contacts', addClientContactAction),
  bind('PATCH', '/clients/{client_id}/contacts/{contact_id}', updateClientContactAction),
  bind('DELETE', '/clients/{client_id}/contacts/{contact_id}', deleteClientContactAction),
];
