import type { Reading } from './item.ts';
import { type Said, stretchOf } from './plain-text.ts';
import { ME, on, type RecordType } from './query.ts';
import { JOB_NOUN, PERSON_NOUN } from './signs/sign.ts';

const MINE =
  /(?<![\p{L}])(?:my (?<team>team(?:'s)?)(?! (?:lead|leader|manager))|my own|my|mine|(?<!\b(?:can|could|may|might|shall|should|would) )i(?: am)? (?:own|running|run|handling|handle|looking after|look after|working on|work on|opened|added|booked|set up|have got|have(?! (?:just |only )?been (?:\p{L}+ing\b|\uFFFC))|am on|manage|managing)|(?:(?:do|did|have|am) )?(?<!\b(?:can|could|should|shall|may|might|must|if|would|what) )i(?!(?<=(?:^|[,;.:(!?-]|\b(?:so|as|because|since|and|while)) ?i) (?:am|have been|was|will be) (?:\p{L}+ing\b|\uFFFC))(?! (?:(?:do|did|would|will|should|could|can|might|may|must|am|was|have|had|just|only|really|also|still|even|now|then|not|never|been|quite|particularly|to|actually|definitely|probably) )*(?:want|need|require|care|wish|wonder|like|love|hate|think|guess|mean|know|see|look|looking|search|searching|seek|seeking|hunt|hunting|trying|try|after|wondering|thinking|ask|asking|asked|remember|forget|believe|hope|hoping|expect|suppose|assume|reckon|prefer|interested|fussed|bothered|worried|keen|sure|aware|curious|told|promised|preparing|prepping|covering|standing in|reporting|count|counting|say|said)\b)(?! (?:would|can|could|should|have to|had to)(?![\p{L}]))(?: (?:got|have|own))?|(?:owned|run|handled|managed|booked|arranged|held|done|opened|submitted|sent|added) by me|by (?:me|myself)|(?:with|under) me|assigned to me|on my (?:desk|books?|plate))(?![\p{L}])/giu;
/** "Jobs I do not own". */
const NOT_MINE =
  /(?<![\p{L}])i (?:do|am|have|did|was) not (?:(?:yet|even|actually|currently|the one) )*(?:own|run(?:ning)?|handl(?:e|ing)|look(?:ing)? after|work(?:ing)? (?:on|with)|manag(?:e|ing)|owning|responsible for|in charge of)(?: (?:myself|personally))?(?![\p{L}])/giu;

const NOT_A_KIND = `(?:${PERSON_NOUN}|interviews?|meetings?|offers?|submissions?|placements?|rejections?|team(?:'s)?|on|for|in|at|of|to|from|with|by|and|or|but|who|that|which|are|is|was|were|not)`;
/** "My open Leeds jobs": behind the "my". */
const JOBS_BEHIND = new RegExp(
  `^(?: own)?(?: (?!${NOT_A_KIND}(?![\\p{L}]))[\\p{L}\\p{N}&'-]+){0,3}? ${JOB_NOUN}(?:'s?)?(?![\\p{L}])`,
  'iu',
);
/** "Jobs that I own", "jobs of mine". */
const JOBS_BEFORE = new RegExp(
  `(?<![\\p{L}])${JOB_NOUN} (?:(?:that|which) )?(?:(?:of|is|are|is not|are not) )?(?:all )?$`,
  'iu',
);
const OWNS =
  /^(?:mine|my own|i(?: am)? (?:own|running|run|handling|handle|looking after|look after|working on|work on|manage|managing)|(?:owned|run|handled|managed) by me|assigned to me)$/i;

/** Reads what is whose who asks: "my jobs", "interviews I booked", "jobs I do not own", and who is on "my jobs". */
export function mineIn(said: Said, type: RecordType): Reading[] {
  const found: Reading[] = [];
  for (const match of said.each(NOT_MINE)) {
    said.blot(stretchOf(match));
    found.push({ ...stretchOf(match), conditions: [on('owner', { values: [ME], not: true })] });
  }
  for (const match of said.each(MINE)) {
    const stretch = stretchOf(match);
    said.blot(stretch);
    const isOfJobs =
      type !== 'jobs' &&
      ((/^my(?: own)?$/i.test(match[0]) && JOBS_BEHIND.test(said.text.slice(stretch.end))) ||
        (OWNS.test(match[0]) && JOBS_BEFORE.test(said.text.slice(0, stretch.at))));
    const field = match.groups?.team !== undefined ? 'team' : isOfJobs ? 'job_owner' : 'owner';
    found.push({ ...stretch, conditions: [on(field, { values: [ME] })] });
  }
  return found;
}
