import { UNTITLED_ROLE } from '../jobs/index.ts';
import { withoutForms } from './forms-of-both.ts';
import { placeOf } from './place-called.ts';
import { isDeclined, polishNominative } from './polish-trades.ts';
import { roleIn } from './role-in.ts';
import { titleCalled } from './title-called.ts';
import { chosenTitle } from './title-choice.ts';
import { cleanTitle } from './title-clean.ts';
import { titleInFull } from './title-short.ts';

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
  written: readonly string[],
  { labelled, subject, kept }: Said,
  home: string,
): { text: string; guessed: boolean } {
  const forms = withoutForms(written.map((line) => inFull(withWholeArticle(line))));
  const { lines } = forms;
  const said = labelled ?? titleCalled(lines);
  const told = said == null ? '' : cleanTitle(said, home);
  // "Analista fiscal, Curitiba": a role that no list has, before its town.
  const isTown = roleIn(told) === null && placeOf(told.split(/,\s/u)[0] ?? told, home)?.city !== undefined;
  if (told !== '' && !isTown) return { text: behindHouse(told), guessed: false };
  const chosen = chosenTitle(
    lines,
    kept,
    subject === null ? null : withoutForms([subject]).lines.join(' '),
    home,
  );
  if (chosen === null || isOfList(chosen.text, lines) || isDeclined(chosen.text, lines))
    return { text: UNTITLED_ROLE, guessed: true };
  const short = polishNominative(chosen.text);
  const full = titleInFull(short, lines);
  return {
    text: forms.asWritten(inBothForms(behindHouse(spelledOut(full)), lines)),
    guessed: chosen.guessed || full !== short,
  };
}

const LISTED = /^\s*(?:[-*+•·‣▪●◦–—>]|\(?\d{1,2}[.)])\s+/u;
/** Whether what may be a title heads a list or is a thing of one, and no role: "Lead a crew of five" under what is done. */
const isOfList = (title: string, lines: readonly string[]): boolean =>
  roleIn(title) === null &&
  lines.some(
    (line) => LISTED.test(line) && line.replace(LISTED, '').toLowerCase().startsWith(title.toLowerCase()),
  );

/**
 * "Serveur ou serveuse", "einen Metallbauer oder eine Metallbauerin": a role that is named for both, where the choice has one of them; the
 * title as it is where only one is named.
 */
function inBothForms(title: string, lines: readonly string[]): string {
  const [word = ''] = title.split(/[\s,]/u);
  if (word.length < 5 || /[/()]| (?:ou|oder|bzw\.|o|of|eller|lub) /u.test(title)) return title;
  const stem = word.slice(0, Math.max(4, word.length - 4)).toLowerCase();
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  const behind = new RegExp(
    String.raw`(?<![\p{L}])(${escaped}(?:en|n)?) (ou|oder|bzw\.|o|of|eller|lub) (?:(?:d[’'])?(?:une?|una|uno|um|uma|eine[nr]?|een|en|ett) |un[’'])?(\p{L}{4,})`,
    'iu',
  );
  const before = new RegExp(
    String.raw`(?<![\p{L}])(\p{L}{4,}) (ou|oder|bzw\.|o|of|eller|lub) (?:(?:d[’'])?(?:une?|una|uno|um|uma|eine[nr]?|een|en|ett) |un[’'])?${escaped}(?![\p{L}])`,
    'iu',
  );
  for (const line of lines) {
    const one = inGermanForms(word, line);
    if (one !== null) return `${one}${title.slice(word.length)}`;
    const [, , or = '', other = ''] = behind.exec(line) ?? [];
    if (other !== '' && other.toLowerCase() !== word.toLowerCase() && other.toLowerCase().startsWith(stem))
      return `${word} ${or} ${asNamed(word, other)}${title.slice(word.length) || ofWhat(line, other)}`;
    const [, first = '', so = ''] = before.exec(line) ?? [];
    if (first !== '' && first.toLowerCase() !== word.toLowerCase() && first.toLowerCase().startsWith(stem))
      return `${asNamed(word, nominativeOf(first))} ${so} ${asNamed(first, word)}${title.slice(word.length)}`;
  }
  return title;
}

/** "Konditorin oder Konditor": where German adds no more than an ending, both are one word with it; null of any other. */
function inGermanForms(word: string, line: string): string | null {
  const bare = word.replace(/in$/u, '');
  if (!/^\p{Lu}\p{L}{3,}$/u.test(bare) || !/ (?:oder|bzw\.) /u.test(line)) return null;
  const both = new RegExp(
    String.raw`(?<!\p{L})(?:${bare}in (?:oder|bzw\.) (?:einen? |den )?${bare}(?:en|n)?|${bare}(?:en|n)? (?:oder|bzw\.) (?:eine |die )?${bare}in)(?!\p{L})`,
    'u',
  );
  return both.test(line) ? `${bare}/in` : null;
}

/** "Profesor o profesora de inglés": what they do it with, behind both. */
const ofWhat = (line: string, word: string): string =>
  / (?:de|di|da) \p{Ll}{3,}(?!\p{L})/u.exec(line.slice(line.indexOf(word) + word.length).slice(0, 30))?.[0] ??
  '';

/** A word with the first letter of another, as German nouns have it. */
const asNamed = (like: string, word: string): string =>
  /^\p{Lu}/u.test(like) && /^\p{Lu}/u.test(word)
    ? word
    : /^\p{Lu}/u.test(word) && word.endsWith('in')
      ? word
      : word.toLowerCase();
/** "Einen Physiotherapeuten": as a title has it. */
const nominativeOf = (word: string): string => word.replace(/(?<=eut|ist|ent|ant|log)en$/u, '');

/** "Um(a) rececionista": the article of both, as that of one. */
const withWholeArticle = (line: string): string => line.replaceAll(/(?<!\p{L})(um)\(a\)(?= \p{L})/giu, '$1a');

/** "Warehouse op", "plant op": who works somewhere or with something, as somebody in a hurry writes it. */
const OPERATIVE =
  /(?<=(?<!\p{L})(?:warehouse|production|packing|picking|factory|hygiene|laundry|cleaning|waste|recycling|yard|depot|stores|logistics|assembly|process|bakery|dairy|quarry|street|highways?|food) )op(?:s(?= (?:needed|wanted|required|x|–|-)))?(?![\p{L}’'])/giu;
const NEGOTIATOR =
  /(?<=(?<!\p{L})(?:lettings?|sales|property|branch|estate agen(?:t|cy)|senior|trainee|junior) )neg(?:s(?= (?:needed|wanted|required|x)))?(?![\p{L}’'])/giu;
const OPERATOR =
  /(?<=(?<!\p{L})(?:machine|plant|forklift|flt|press|cnc|crane|digger|excavator|crusher|saw|lathe|loader|dumper|telehandler|switchboard|control room|cctv) )op(?:s(?= (?:needed|wanted|required|x|–|-)))?(?![\p{L}’'])/giu;
/** "Mozos/as", "conductores/as", "Fahrer/innen": several of both, as one of them is called. */
const SEVERAL_OF_BOTH = /(?<=\p{L}{2})(?:os\/(?:-?as)|([dtsn]or)es\/-?(?:as|oras))(?!\p{L})/giu;

/** A line whose role is written in full, and as of one. */
const inFull = (line: string): string =>
  line
    .replaceAll(NEGOTIATOR, 'negotiator')
    .replaceAll(OPERATIVE, 'operative')
    .replaceAll(OPERATOR, 'operator')
    .replaceAll(SEVERAL_OF_BOTH, (_, agent?: string) => (agent === undefined ? 'o/a' : `${agent}/a`));

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
