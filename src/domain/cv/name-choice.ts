import type { Section } from './headings.ts';
import { addressesOf, nameOf } from './name.ts';
import { confirmedByFile, type FoundName } from './name-certainty.ts';
import {
  nameByAddress,
  nameByDeclaration,
  nameByLabel,
  nameBySignature,
  spelledOut,
} from './name-elsewhere.ts';
import { nameIntroduced } from './name-introduced.ts';
import { isNameless } from './nameless.ts';
import type { CvLine } from './source.ts';

/** Where a name may be told from. */
export interface NameSources {
  sections: readonly Section[];
  /** The lines before and beside the sections. */
  head: readonly CvLine[];
  /** Those of all sections but jobs and studies. */
  beside: readonly CvLine[];
  all: readonly CvLine[];
  email: string | null;
  slug: string | null;
  filename: string;
}

/**
 * The candidate's name: of what the top, the address, a sentence, a label, a declaration and a signature tell, the surest; of those
 * that are as sure, the first. A guess of the top is one still, unless the file's name makes it sure.
 */
export function chosenName(from: NameSources): FoundName | null {
  const { head, all, email, slug } = from;
  const atTop = nameOf(head.length > 0 ? head : firstOf(from.sections), email, slug);
  const told = [
    atTop?.guess ? null : atTop,
    nameByAddress(all, email, slug),
    nameIntroduced(from.beside, addressesOf(email, slug)),
    nameByLabel(from.beside),
    nameByDeclaration(head),
    isNameless(head) ? null : nameBySignature(all, addressesOf(email, slug)),
  ].filter((name) => name !== null);
  const [best] = told.toSorted((a, b) => b.confidence - a.confidence);
  const named = best ?? (atTop === null ? null : confirmedByFile(atTop, from.filename));
  return named && spelledOut(named, all);
}

/** The lines of a head whose heading is that of a summary: "PROFIL" beside the name. */
function firstOf(sections: readonly Section[]): readonly CvLine[] {
  const first = sections.find(({ lines }) => lines.length > 0);
  return first?.kind === 'summary' ? first.lines.slice(0, 8) : [];
}
