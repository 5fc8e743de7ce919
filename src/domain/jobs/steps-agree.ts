import type { Kind, ToldRound } from './interview-kinds.ts';
import { NUMBERS } from './process-counts.ts';
import { AT_HOUSE, IN_PLACE, inOrder, NOT_HELD } from './process-pieces.ts';
import { NO_MORE } from './process-sentences.ts';
import { AFTER_ABROAD, partsIn } from './step-parts.ts';
import {
  ABROAD,
  AT_TABLE,
  BY_PHONE,
  BY_VIDEO,
  COMES,
  PART_OF_DAY,
  SETTLES,
  TALKS,
  TESTS,
} from './step-words.ts';
import { ANSWERS } from './steps-in-passing.ts';

/**
 * Stands behind the readers of a process: counts what its sentences name one after the other, and by which means, and compares that with the
 * rounds that were read. What does not agree is asked about, and no plan is made of it.
 */

/** What one step says, which may have several parts: "shop tour + wrench test". */
interface Step {
  /** Of each of these lists one kind must have been read. */
  needs: (readonly Kind[])[];
  isRemote: boolean;
  isPhone: boolean;
  /** Whether it may be no meeting of its own. */
  isOptional: boolean;
  /** So many meetings it can be at most. */
  most: number;
}

const TRIED: readonly Kind[] = ['technical', 'task', 'trial'];
const THERE: readonly Kind[] = ['in_person', 'panel', ...TRIED];

/** "3 rounds", "deux étapes": how many there are in all. */
const ALL_OF_THEM =
  /(?<![\d.,-])(?<!\p{L})([2-5]|two|three|four|five|zwei|drei|deux|trois|dos|tres|due|tre|twee|drie|dois|duas|três)[- ](?:\p{L}+[- ])?(?:rounds?|stages?|steps?|runden|stufen|étapes|rondas|fases|etapas|rondes|stappen|steg)(?!\p{L})/iu;

const OF_ROUND =
  '(?= (?:one|interviews?|rounds?|stages?|steps?|meetings?|chats?|calls?|visits?|will|is|takes|gespräch|runde|termin|entre(?:tien|vue)|tour|étape|entrevista|ronda|fase|etapa|colloquio|incontro|gesprek|ronde|intervju|samtal)(?!\\p{L}))';
/** "A second will take place here": one of the rounds by its number. */
const SECOND = new RegExp(
  `(?<!\\p{L})(?:second|2nd|zweite[rns]?|deuxième|second[oae]?|segund[oa]|tweede|andra|2\\.)${OF_ROUND}`,
  'iu',
);
const THIRD = new RegExp(
  `(?<!\\p{L})(?:third|3rd|dritte[rns]?|troisième|terz[oa]|tercer[oa]?|terceir[oa]|derde|tredje)${OF_ROUND}`,
  'iu',
);

/**
 * Whether rounds that were read are those that the sentences name: as many where they are counted, each step that is set behind another there,
 * each with the means it is told with.
 */
export function agree(sentences: readonly string[], rounds: readonly ToldRound[]): boolean {
  const told = sentences.map((sentence) =>
    inOrder(sentence.replaceAll(NOT_HELD, '').replace(NO_MORE, '')).replace(AFTER_ABROAD, '$1, dann $2'),
  );
  for (const sentence of told) {
    const many = countIn(sentence);
    if (many !== null && many !== rounds.length) return false;
    if (SECOND.test(sentence) && rounds.length < 2) return false;
    if (THIRD.test(sentence) && rounds.length < 3) return false;
  }
  const steps = told.flatMap(stepsOf);
  return steps.length === 0 || fits(steps, rounds);
}

/** How many rounds a sentence says there are, by its count or its numbers: "3 rounds: …", "1) … 2) …"; null where it does not. */
function countIn(sentence: string): number | null {
  const numbered = [...sentence.matchAll(/(?<![\p{L}\d.,])([1-6])\)/gu)].map(([, number]) => Number(number));
  if (numbered.length > 1 && numbered[0] === 1) return Math.max(...numbered);
  const match = ALL_OF_THEM.exec(sentence);
  const [found = '', word = ''] = match ?? [];
  const index = match?.index ?? 0;
  // "An online test, 2 video rounds" counts some of them.
  if (
    word === '' ||
    /[,;]/u.test(sentence.slice(0, index)) ||
    [BY_VIDEO, BY_PHONE].some((by) => by.test(found))
  )
    return null;
  return Number(NUMBERS[word.toLowerCase()] ?? word);
}

/** Whether each step has its share of the rounds, one after the other. */
function fits([step, ...others]: readonly Step[], rounds: readonly ToldRound[]): boolean {
  if (step === undefined) return rounds.length === 0;
  if (step.isOptional && fits(others, rounds)) return true;
  for (let many = 1; many <= Math.min(step.most, rounds.length - held(others)); many++)
    if (isOf(step, rounds.slice(0, many)) && fits(others, rounds.slice(many))) return true;
  return false;
}

const held = (steps: readonly Step[]): number => steps.filter(({ isOptional }) => !isOptional).length;

function isOf({ needs, isRemote, isPhone }: Step, rounds: readonly ToldRound[]): boolean {
  if (!needs.every((kinds) => rounds.some(({ kind }) => kinds.includes(kind)))) return false;
  // A step that tells no means has been read by what stands before it.
  if (needs.length === 0) return true;
  const kinds = needs.flat();
  return rounds.every(
    ({ kind }) =>
      kind === 'interview' ||
      kinds.includes(kind) ||
      (kind === 'in_person' && !isRemote) ||
      (kind === 'panel' && !isPhone) ||
      (TRIED.includes(kind) && !isPhone),
  );
}

/** "Screening (Teams)", "first chat (by phone)": by what a step is held, in brackets. */
const BY_WHAT =
  /\s*\(((?:on |by |via |over |per |par |por |in |en )?(?:ms )?(?:teams|zoom|google meet|meet|video|visio|phone|telefon|téléphone|skype|webex|on[- ]?site|vor ort|sur site|person|face to face))\)/giu;

/** What a sentence sets one behind the other; what settles it is none of them. */
function stepsOf(sentence: string): Step[] {
  const steps: Part[][] = [];
  const said = sentence
    .replaceAll(/\s*(?:→|->|=>|(?<= )>(?= ))\s*/gu, ', then ')
    .replaceAll(BY_WHAT, ' $1')
    .replaceAll(/\s*\([^()]*\)/gu, '')
    .replace(/^[^:;,]{3,30}:\s+/u, '');
  for (const { said: part, joint } of partsIn(said)) {
    if (ANSWERS.test(part)) continue;
    const found = partOf(part);
    if ((found.way === null || found.way === 'last') && !found.isTest && SETTLES.test(part)) continue;
    const last = steps.at(-1);
    if (last === undefined || (joint === 'then' && last.some(({ most }) => most > 0))) steps.push([found]);
    else last.push(found);
  }
  return steps.map(stepOf);
}

interface Part {
  way: 'phone' | 'call' | 'video' | 'there' | 'last' | null;
  isTest: boolean;
  isLast: boolean;
  isSettled: boolean;
  /** Whether people come for it, and are not only somewhere. */
  isVisit: boolean;
  most: number;
}

function partOf(said: string): Part {
  const isVisit = COMES.test(said) || PART_OF_DAY.test(said) || AT_TABLE.test(said);
  // "With a short exercise": part of what it is said with.
  const isTest = (TESTS.test(said) || TECHNICAL.test(said)) && !WITH_TEST.test(said);
  const isPlace = isVisit || [AT_HOUSE, ABROAD, IN_PLACE].some((words) => words.test(said));
  // Nobody is there who is seen on a screen: "Kennenlernen per Zoom".
  const way =
    BY_VIDEO.test(said) || ON_SCREEN.test(said)
      ? 'video'
      : BY_PHONE.test(said) && !PART_OF_DAY.test(said)
        ? BARE_CALL.test(said)
          ? 'call'
          : 'phone'
        : isPlace
          ? 'there'
          : null;
  const isMeeting = way !== null || isTest || TALKS.test(said) || LAST.test(said) || MANY.test(said);
  return {
    isLast: LAST.test(said),
    // "Dann ein Bier, um es abzumachen".
    isSettled: way === 'there' && !isTest && AT_TABLE.test(said) && SETTLES.test(said),
    way: way ?? (LAST.test(said) ? 'last' : null),
    isTest,
    isVisit: way === 'there' && (isVisit || WITH_TEST.test(said)),
    most: isMeeting ? manyOf(said) : 0,
  };
}

function stepOf(parts: readonly Part[]): Step {
  const ways = new Set(parts.map(({ way }) => way));
  const isVisit = parts.some((part) => part.isVisit);
  const needs: (readonly Kind[])[] = [];
  // What is called a call may be held on a screen: "2 calls, both Zoom".
  if (ways.has('phone') || (ways.has('call') && !ways.has('video'))) needs.push(['phone']);
  // "SQL test online": who is tried on a screen need not be seen.
  if (parts.some(({ way, isTest }) => way === 'video' && !isTest)) needs.push(['video']);
  else if (ways.has('video')) needs.push(['video', ...TRIED]);
  if (ways.has('there')) needs.push(THERE);
  // What is tried on a visit is part of it.
  if (!isVisit && parts.some(({ isTest, way }) => isTest && way !== 'video')) needs.push(TRIED);
  const isPhone = needs.length > 0 && needs.every(([kind]) => kind === 'phone');
  return {
    needs,
    isPhone,
    isOptional: parts.every(({ isSettled }) => isSettled),
    isRemote:
      !parts.some(({ isLast }) => isLast) &&
      needs.length > 0 &&
      needs.every(([kind]) => kind === 'phone' || kind === 'video'),
    most: Math.max(
      1,
      parts.reduce((sum, { most }) => sum + most, 0),
    ),
  };
}

/** The name of the service, which is no word of its own only where it is written large. */
const ON_SCREEN = /(?<!\p{L})(?:Teams|(?<=(?:on|over|via|by|Google) )Meet)(?!\p{L})/u;
const BARE_CALL = /^(?!.*(?:phone|ring|bell|buzz))(?:.*(?<!\p{L}))?calls?(?!\p{L})/iu;
/** "A pairing exercise on Meet", "technical round on Teams": tried rather than met. */
const TECHNICAL =
  /(?<!\p{L})(?:technical|tech|coding|design|pairing|code) (?:rounds?|discussions?|interviews?|exercises?|chats?|sessions?|calls?|talks?)(?!\p{L})|(?<!\p{L})(?:(?:entre(?:tien|vue)|entrevista|colloquio) (?:technique|técnica|tecnico)|technis\p{L}+ (?:gespräch|gesprek|interview))(?!\p{L})/iu;
const WITH_TEST =
  /(?<!\p{L})(?:with|w\/|incl\p{L}*|mit|avec|con|com|met|med) (?:[\p{L}-]+ ){0,3}(?:tests?|exercises?|tasks?|cases?|übung|exercice|ejercicio|exercício|opdracht)(?!\p{L})/iu;
const LAST =
  /(?<!\p{L})(?:last|final|second|2nd|third|3rd|2e|letzte\p{L}*|zweite\p{L}*|derni\p{L}+|deuxième|últim\p{L}+|segund\p{L}+|ultim\p{L}+|laatste|tweede)(?!\p{L})/iu;

const MANY =
  /(?<![\d.,-])(?<!\p{L})([2-5]|two|three|four|five|zwei|drei|deux|trois|dos|tres|due|tre|twee|drie|dois|duas|três)(?!\p{L})(?! (?:chiacchiere|parole)(?!\p{L}))(?![- ]?(?:days?|hours?|hrs?|h|weeks?|min\p{L}*|stunden|tage?|heures?|horas)(?!\p{L}))/iu;
function manyOf(part: string): number {
  const word = MANY.exec(part)?.[1]?.toLowerCase();
  return word === undefined ? 1 : Number(NUMBERS[word] ?? word);
}
