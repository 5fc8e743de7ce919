import { defineWrite } from '#src/action/define.ts';
import { CreateUser, User } from '#src/domain/accounts/people-schema.ts';
import { createUser } from '#src/domain/accounts/users.ts';

export const createUserAction = defineWrite({
  name: 'create_user',
  title: 'Add a person to the agency',
  titleIn: { de: 'Person zur Agentur hinzufügen', fr: 'Ajouter une personne à l’agence' },
  description:
    'Add a person who works at the agency, with a role that bounds what keys and connections of theirs can do. Look with list_users first: ' +
    "an e-mail that a person has already is refused with that person's id. No mail is sent; give them access with create_key or let " +
    'them connect. For candidates use create_candidate. For admins.',
  phrasings:
    'give her a login; new starter joins monday; invite a colleague; add a consultant; account for the new recruiter; she needs access; a login for the new recruiter; add a colleague; hire joins our team give access; give the new starter a login; set up a new consultant; somebody joined the office; she needs a login; invite the new girl; new recruiter starts monday; invite Tara; new colleague starts Monday; set up an account for Ben; onboard a team member; give Priya access',
  scope: 'admin',
  access: 'admin',
  idempotency: 'optional',
  success: 201,
  risk: { destructive: false, outward: false, reversible: false },
  rights: true,
  input: CreateUser,
  output: User,
  run: createUser,
  irreversible: 'People stay with what they did; pause them with update_user (status paused).',
  subject: (user) => user.id,
});
