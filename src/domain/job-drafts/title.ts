import { placeOf } from './place-called.ts';
import { roleIn } from './role-in.ts';
import { titleCalled } from './title-called.ts';
import { chosenTitle } from './title-choice.ts';
import { cleanTitle } from './title-clean.ts';

/** What a brief says of its title beside its lines. */
interface Said {
  /** Behind a label. */
  labelled: string | undefined;
  subject: string | null;
  /** What was told to the recruiter alone. */
  kept: readonly string[];
}

/**
 * The title that a text gives its role, and whether it has to be checked: what stands behind a label, else what somebody says that it is
 * called, else what of all that may be one most likely is. `Untitled role` where nothing is.
 * @param home the agency's country
 */
export function titleOf(
  lines: readonly string[],
  { labelled, subject, kept }: Said,
  home: string,
): { text: string; guessed: boolean } {
  const said = labelled ?? titleCalled(lines);
  const told = said == null ? '' : cleanTitle(said, home);
  const isTown = roleIn(told) === null && placeOf(told, home)?.city !== undefined;
  if (told !== '' && !isTown) return { text: behindHouse(told), guessed: false };
  const chosen = chosenTitle(lines, kept, subject, home);
  if (chosen === null) return { text: 'Untitled role', guessed: true };
  return { text: behindHouse(spelledOut(chosen.text)), guessed: chosen.guessed };
}

/** A house is called by those of its trade. */
const MANY = /(?:ers|ors|ists|ians|ants|smiths)$/u;
/** "Sheffrin Opticians - Optometrist": behind a dash the role, before it whose. */
function behindHouse(title: string): string {
  const [first = '', second = '', ...more] = title.split(/\s[-–—]\s/u);
  const isRole = (said: string): boolean => roleIn(said)?.text === said;
  return more.length === 0 && second !== '' && isRole(second) && (!isRole(first) || MANY.test(first))
    ? second
    : title;
}

const IN_FULL: Readonly<Record<string, string>> = {
  tech: 'Technician',
  exec: 'Executive',
  mgr: 'Manager',
  asst: 'Assistant',
  dev: 'Developer',
};
/** "Reefer tech", "Ops Exec": a title that somebody wrote in a hurry, as an ad has it. */
const spelledOut = (title: string): string =>
  title
    .replace(/(?<=\S )(tech|exec|mgr|asst|dev)$/iu, (short) => IN_FULL[short.toLowerCase()] ?? short)
    .replace(/\bOps(?= (?:Executive|Manager|Director)$)/iu, 'Operations');
