import type { Reading } from './item.ts';
import { type Said, stretchOf } from './plain-text.ts';
import { ME, on } from './query.ts';

const MINE =
  /(?<![\p{L}])(?:my (?<team>team(?:'s)?)(?! (?:lead|leader|manager))|my own|my|mine|(?<!\b(?:can|could|may|might|shall|should|would) )i(?: am)? (?:own|running|run|handling|handle|looking after|look after|working on|work on|opened|added|booked|set up|have got|have(?! (?:just |only )?been (?:\p{L}+ing\b|\uFFFC))|am on|manage|managing)|(?:(?:do|did|have|am) )?(?<!\b(?:can|could|should|shall|may|might|must|if|would|what) )i(?!(?<=(?:^|[,;.:(!?-]|\b(?:so|as|because|since|and|while)) ?i) (?:am|have been|was|will be) (?:\p{L}+ing\b|\uFFFC))(?! (?:(?:do|did|would|will|should|could|can|might|may|must|am|was|have|had|just|only|really|also|still|even|now|then|not|never|been|quite|particularly|to|actually|definitely|probably) )*(?:want|need|require|care|wish|wonder|like|love|hate|think|guess|mean|know|see|look|looking|trying|try|after|wondering|thinking|ask|asking|asked|remember|forget|believe|hope|hoping|expect|suppose|assume|reckon|prefer|interested|fussed|bothered|worried|keen|sure|aware|curious|told|promised|preparing|prepping|covering|standing in|reporting|count|counting|say|said)\b)(?! (?:would|can|could|should|have to|had to)(?![\p{L}]))(?: (?:got|have|own))?|(?:owned|run|handled|managed|booked|arranged|held|done|opened|submitted|sent|added) by me|by (?:me|myself)|(?:with|under) me|assigned to me|on my (?:desk|books?|plate))(?![\p{L}])/giu;
/** "Jobs I do not own". */
const NOT_MINE =
  /(?<![\p{L}])i (?:do|am|have|did|was) not (?:(?:yet|even|actually|currently|the one) )*(?:own|run(?:ning)?|handl(?:e|ing)|look(?:ing)? after|work(?:ing)? (?:on|with)|manag(?:e|ing)|owning|responsible for|in charge of)(?: (?:myself|personally))?(?![\p{L}])/giu;

/** Reads what is whose who asks: "my jobs", "interviews I booked", "jobs I do not own". */
export function mineIn(said: Said): Reading[] {
  const found: Reading[] = [];
  for (const match of said.each(NOT_MINE)) {
    said.blot(stretchOf(match));
    found.push({ ...stretchOf(match), conditions: [on('owner', { values: [ME], not: true })] });
  }
  for (const match of said.each(MINE)) {
    said.blot(stretchOf(match));
    const field = match.groups?.team === undefined ? 'owner' : 'team';
    found.push({ ...stretchOf(match), conditions: [on(field, { values: [ME] })] });
  }
  return found;
}
