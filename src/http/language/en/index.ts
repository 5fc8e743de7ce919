import { careers } from './careers.ts';
import { clients } from './clients.ts';
import { contractors } from './contractors.ts';
import { documents } from './documents.ts';
import { frame } from './frame.ts';
import { references } from './references.ts';
import { faults, refusals } from './refusals.ts';
import { screens } from './screens.ts';

/** The English texts, which say what texts there are. */
export const en = { careers, clients, contractors, documents, faults, frame, references, refusals, screens };

/** The same texts in another language. */
export type Catalogue = { [P in keyof typeof en]: Record<keyof (typeof en)[P], string> };
