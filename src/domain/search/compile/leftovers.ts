import type { Draft } from './draft.ts';

const SMALL = new Set(
  `a an the i me my we us our you your he she they them it its this that these those who whom whose which what where when how
  is are was were be been being am do does did done has have had having can could would will shall should may might must
  and or but nor so if then than as of in on at to for from by with without within into onto over under about around near between among
  out up down off not no non only just also too very really quite more most less least some any all every each both either neither other another
  find show give get list search look looking want wanted wants need needed needs seek seeking get hire hiring please thanks help bring
  candidate candidates people person persons talent someone anyone anybody everybody everyone somebody applicant applicants profile profiles
  cv cvs resume resumes bank database job jobs role roles position positions vacancy opening client work working worked works worker workers
  experience experienced experiences exp background skill skills skilled skillset knowledge knowledgeable know knows knowing familiar familiarity expertise expert experts proficient proficiency
  good great strong excellent solid proven extensive deep hands-on hands best top ideal suitable qualified relevant similar available availability based located living lives live
  level years year yrs currently current recently recent previously previous past former formerly now today new ideally preferably plus bonus nice preferred required requires require essential
  minimum maximum min max least etc eg ie including include includes like such use uses using used based-in location area region city town country who're who've i'm i'd we're we'd let's there here
  candidate's people's understanding exposure ability able capable specialising specializing specialised specialized focused focus industry sector field domain space environment environments company companies firm firms business businesses employer employers
  start starting join immediately soon asap per annum salary pay package rate expectation expectations ability one ones lot lots many much few several couple kind type types sort sorts well
  mind open willing happy prepared hold holding holds holder holders carry carrying possess possesses possessing degree certified certificate certificates certification certifications licence licensed licenced license ticket tickets registered registration
  member members team teams leading lead leads manage managing manages must-have must-haves have-to native speaker speakers speaking speaks speak fluent language languages tagged tag level-headed mid day days week weeks month months time
  ok okay left cover covering leave w ex called named returning types wpm cbd fit across types happy type-wise asap other's own per
  last hires excluding exclude excludes except avoid avoiding apart never nobody nor instead rather anything paid paying earning earn earns salaries offering possibly perhaps maybe definitely absolutely can't don't doesn't isn't aren't won't`.split(
    /\s+/,
  ),
);

const ROLE_END =
  /(?:er|or|ist|ian|eer|yst|ant|wright|smith|man|woman|keeper|officer|technician|operator|coordinator|specialist|manager|director|monger|groomer|nanny|host|hostess|pilot|crew)$/;
const NO_ROLE = new Set(
  'computer customer paper water power summer winter number order river letter matter corner center user career cover never ever together whether water under over motor vendor monitor vector sector factor tutor doctor restaurant important plant relevant significant constant instant september october november december manchester offender leicester worcester'.split(
    ' ',
  ),
);
const EXPERIENCE_BEFORE =
  /\b(?:experience (?:in|with|of|using)|experienced (?:in|with)|knowledge of|knows|using|skilled (?:in|at)|expert(?:ise)? in|background in|familiar with|proficient (?:in|with)|worked with|exposure to)\s+$/i;
const EXPERIENCE_BEHIND =
  /^\s*(?:experience|skills?|knowledge|expertise|background|certifi(?:ed|cation)|exposure)\b/i;

/**
 * Reads what nothing else has: a role by its ending, a skill by what stands about it, and otherwise words that must
 * stand in somebody's record.
 */
export function readLeftovers(draft: Draft): void {
  const free = draft.words.filter(({ start, end }) => !draft.taken(start, end));
  let group: typeof free = [];
  const groups: (typeof free)[] = [];
  for (const word of free) {
    const last = group.at(-1);
    const between = last === undefined ? '' : draft.rest.slice(last.end, word.start);
    const apart = last !== undefined && !/^[\s'-]*$/.test(between);
    const isSmall = SMALL.has(draft.text.slice(word.start, word.end).toLowerCase());
    if (isSmall || apart) {
      if (group.length > 0) groups.push(group);
      group = isSmall ? [] : [word];
    } else group.push(word);
  }
  if (group.length > 0) groups.push(group);
  for (const words of groups) readGroup(draft, words);
}

function readGroup(draft: Draft, words: readonly { text: string; start: number; end: number }[]): void {
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined) return;
  const said = draft.text.slice(first.start, last.end);
  const before = draft.rest.slice(0, first.start);
  const behind = draft.text.slice(last.end);
  const skill = EXPERIENCE_BEFORE.test(before) || EXPERIENCE_BEHIND.test(behind);
  const begins =
    /^(?:\W|\b(?:find|show|me|all|the|a|an|some|i|we|need|want|looking|for|any|please|get|list|search|seeking|hire|who|are|is|and|or|senior|both)\b)*$/i.test(
      before.replace(/\uFFFC/g, ''),
    );
  const role = !skill && ROLE_END.test(last.text) && !NO_ROLE.has(last.text) && words.length <= 4 && begins;
  if (/^\d+$/.test(said)) {
    const reason = `"${said}" was not understood and was left out.`;
    draft.note('not_understood', reason);
    draft.take(first.start, last.end, { kind: 'unsupported', label: said, reason });
    return;
  }
  draft.take(first.start, last.end, {
    kind: role ? 'role' : skill ? 'skill' : 'keyword',
    label: said,
    values: [said],
  });
}
