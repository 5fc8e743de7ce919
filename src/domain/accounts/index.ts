/** What other modules may ask of the agency's people. */
export { firstAdmin, requireTeam, requireUser } from './people.ts';
