import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { placeNamed } from '../lexicon/places.ts';
import type { Find } from './near.ts';
import type { Reason } from './spans.ts';

/** What somebody learned or was given for it, in the languages that are read and some that are not. */
const LEARNED = [
  'Promotion|[Pp]romoviert\\p{L}*|Studium|[Ss]tudiert\\p{L}*|\\p{L}*[Ss]tudium|Diplom\\p{L}*|Abschluss|Habilitation|Staatsexamen|Magister|Approbation',
  'Grado|Licenciatura|[Ll]icenci(?:ad[oa]|ó)|[Gg]raduó|[Dd]octoró|[Dd]iplomó|M[áa]ster|Doctorado|[Dd]octorad[oa]|[Cc]arrera|[Ee]studi\\p{L}+|Tesis|[Gg]raduad[oa]|[Tt]itulad[oa]|Ingenier(?:ía|[oa])',
  'Laurea|[Ll]aureat[oa]|Dottorato|[Ss]tudi|[Ll]aureand[oa]|Specializzazione',
  'Licence|Thèse|Doctorat|[Dd]iplôm\\p{L}*|[Éé]tudes|[Ff]ac|[Ff]ormée?|[Ii]ngénieure?|[Dd]octeure?',
  'Mestrado|Doutor\\p{L}+|[Mm]estre|[Ff]ormad[oa]|[Ff]ormou-se|Curso|[Ll]icenciou-se',
  'Studie|[Ss]tudeerde|[Aa]fgestudeerd|[Gg]epromoveerd|Opleiding|Propedeuse',
  '[Uu]tbild\\p{L}*|[Ee]xamen|[Kk]andidat\\p{L}*|[Ss]tudier|[Cc]ivilingenjör|[Ss]ivilingeniør|[Ll]äste|[Ss]tuderade|[Ss]tuderte',
  '[Ss]tudia|[Aa]bsolwent\\p{L}*|[Uu]kończył[a]?|[Vv]ystudoval[a]?|[Aa]bsolvent\\p{L}*|[Dd]iploma\\p{L}*|[Ff]acultate\\p{L}*',
  'Bachelor|Master|Masters|MBA|PhD|BSc|MSc|BA|MA|BEng|MEng|LLB|LLM|[Dd]egree|[Dd]octorate|[Tt]hesis',
].join('|');
const JOINT =
  "(?:in|en|à|a|ad|em|i|te|at|von|aus|an der|na|v|ve|w|we|på|vid|fra|från|la|din|de|di|da|do|d[’']|por|pela|pelo|per)";

const LEARNED_THERE = new RegExp(
  `(?<!\\p{L})(?:${LEARNED})(?:,? \\(?[\\p{L}\\d-]{2,20}){0,3}? ${JOINT} ?$`,
  'u',
);

/** Whether the words before a place of a text say that something was learned there: `Promotion in`. */
export const isLearnedThere = (text: string, start: number): boolean =>
  LEARNED_THERE.test(text.slice(Math.max(0, start - 80), start));

/**
 * Finds the town of a recorded school where the text says what was learned there: `Promotion in Bonn`, `Grado en Salamanca`. Somebody who only
 * lives there keeps the town.
 */
export function degreeTownFinder(name: string, reason: Reason): Find | undefined {
  if (reason !== 'school') return undefined;
  const towns = name
    .split(/[\s,()–-]+/u)
    .filter((word) => /^\p{Lu}[\p{Ll}\p{M}]{2,}$/u.test(word) && placeNamed(fold(word), 'AU') !== null);
  if (towns.length === 0) return undefined;
  const said = new RegExp(
    `(?<=(?<!\\p{L})(?:${LEARNED})(?:,? \\(?[\\p{L}\\d-]{2,20}){0,3}? ${JOINT} ?)(?:${towns.join('|')})(?![\\p{L}])`,
    'gu',
  );
  // "left us for the college in Newark"
  const byKind = new RegExp(
    `(?<!\\p{L})(?:[Cc]ollege|[Uu]niversity|[Uu]ni|[Pp]oly(?:technic)?|[Aa]cademy|[Ii]nstitute|[Cc]onservatoire|[Hh]ochschule|[Ff]achhochschule|[Uu]niversität) in (?:${towns.join('|')})(?!\\p{L})`,
    'gu',
  );
  return (text) =>
    [said, byKind]
      .flatMap((pattern) => matchesOf(pattern, text))
      .map(({ 0: one, index }) => ({ start: index, end: index + one.length }));
}
