import type { Credential } from './context.ts';

/**
 * Whether a program holds the credential: a key, a connection or a service account. Of the others, a session is a person's
 * who is there, and the command line and the service itself are the operator's.
 */
export const isProgram = ({ type }: Pick<Credential, 'type'>): boolean =>
  type === 'key' || type === 'oauth' || type === 'service';
