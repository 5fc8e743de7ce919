import type { Catalogue } from '../en/index.ts';
import { careers } from './careers.ts';
import { clients } from './clients.ts';
import { contractors } from './contractors.ts';
import { documents } from './documents.ts';
import { frame } from './frame.ts';
import { references } from './references.ts';
import { faults, refusals } from './refusals.ts';
import { screens } from './screens.ts';

export const de = {
  careers,
  clients,
  contractors,
  documents,
  faults,
  frame,
  references,
  refusals,
  screens,
} satisfies Catalogue;
