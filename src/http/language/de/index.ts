import { de as mails } from '#src/domain/mail-texts/de.ts';
import type { Catalogue } from '../en/index.ts';
import { approvals, effects } from './approvals.ts';
import { careers } from './careers.ts';
import { clients } from './clients.ts';
import { areas, connections, scopes } from './connections.ts';
import { contractors } from './contractors.ts';
import { definitions, desk, figures, sources, stages } from './desk.ts';
import { documents } from './documents.ts';
import { fields } from './fields.ts';
import { frame } from './frame.ts';
import { happened, kinds } from './happened.ts';
import { keys, serviceAccounts } from './keys.ts';
import { people } from './people.ts';
import { counts, plans, reasons, warnings } from './plans.ts';
import { portal } from './portal.ts';
import { records } from './records.ts';
import { references } from './references.ts';
import { faults, refusals } from './refusals.ts';
import { screens } from './screens.ts';
import { brand, provider, settingValues } from './settings.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { values } from './values.ts';

export const de = {
  approvals,
  areas,
  brand,
  careers,
  clients,
  connections,
  contractors,
  counts,
  definitions,
  desk,
  documents,
  effects,
  faults,
  fields,
  figures,
  frame,
  happened,
  keys,
  kinds,
  mails,
  people,
  plans,
  portal,
  provider,
  reasons,
  records,
  references,
  refusals,
  scopes,
  screens,
  serviceAccounts,
  settingValues,
  signIn,
  signUp,
  sources,
  stages,
  values,
  warnings,
} satisfies Catalogue;
