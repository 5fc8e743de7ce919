import { USER, type User, type UserRow } from './people-schema.ts';

export type { UserRow } from './people-schema.ts';

/** A person as the API shows them. */
export const toUser = (row: UserRow): User => USER.view(row);
