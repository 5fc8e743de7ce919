import type { Rule } from './types.ts';
import { WORKER } from './words.ts';

const LOW = '(?:1[6-9]|2\\d|3\\d)';
const HIGH = '(?:2\\d|[345]\\d)';
const TO = ' ?(?:-|–|to|and|until) ?';
const OLD = '(?:s| ?(?:years?|yrs?)(?:[- ]olds?)?(?: of age)?)?';
const SOMEBODY =
  '(?:people|staff|lads?|girls?|\\p{L}*hands?|help|crew|(?:wom|m)[ae]n|ladies|temps?|apprentices?|runners|porters|juniors|all[- ]rounders?)';
// What is counted with the range, before or behind it.
const COUNTED_BEFORE =
  '(?<!\\b(?:hours?|hrs|shifts?|weeks?|sizes?|rooms?|bays?|lots?|pages?|units?|gates?|routes?|levels?|bands?|grades?|years?|days?|nights?|open|dates?|stands?|floors?|doors?|beds?|lanes?|numbers?|tables?|plots?|classe?s?|chapters?|zones?|berths?|platforms?|sections?|stages?|runs?|sets?|blocks?|juncti?ons?|clients?|residents?|members?|patients?|pupils?|students?|guests?|tenants?|customers?|participants?|campers|swimmers|players|visitors|passengers|children|kids)\\b[^.;\\d]{0,12})';
const COUNTED_BEHIND =
  '(?! ?(?:hours?|hrs?\\b|h\\b|k\\b|kg|kilos?|lbs?|%|per\\b|p\\.?h|an?\\b|people|staff|minutes|mins?|days?\\b|weeks?|months?|tonnes?|miles|km|covers|beds|sites|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))';
const NO_AGE =
  /[$£€]|\b(?:pay|paid|rates?|depend\p{L}*|doe|negotiable|salary|wages?|hourly|k|ph|hours?|hrs|pw|week(?:ly)?|per|tonn?e?s?|numbers?|wanted:|vacancies|x ?\d|\d ?x|starts?|starting|until \d|insur\p{L}*|clients?|residents|participants|young people aged)\b/iu;

const LISTED_OF_SOMEBODY =
  /(?:^|[:,]) ?(?:an? |very |really |well |is )?(?:confident|friendly|outgoing|well[- ](?:presented|groomed|turned out|mannered)|tidy|slim|fit(?: and [\p{L}-]+)?|pretty|attractive|good[- ]looking|single|unattached|no (?:kids|ties|baggage)|organi[sz]ed|well[- ]spoken|chatty|bubbly|presentable|reliable|smart|smiley|local|polite|energetic|non-?smok\p{L}+|(?:can |able to )?drives?|own (?:car|transport|van)|(?:clean |full )?driv\p{L}+ (?:licen[cs]e|record)|lives? [\p{L} ]+|good with [\p{L} ]+|matric|automunit[oa]|solare|simpátic[oa]|souriante?|freundlich|führerschein|permis b|coche propio|rijbewijs(?: b)?|representatief|patente(?: b)?|bella presenza|buena presencia)(?=[,.;]|\W*$)/iu;

/** Ages as two figures in the shorthand of ads and briefs: "Bar staff, 18 to 28 only", "only 20-35s". */
export const RANGE_RULES: readonly Rule[] = [
  {
    about: 'age',
    subject: 'role',
    verdict: 'held',
    pattern: new RegExp(
      [
        `\\bonly (?:the )?${LOW}${TO}${HIGH}(?:s|[- ](?:year|yr)s?[- ]olds?)(?!\\p{L})`,
        `\\b(?:${WORKER}|${SOMEBODY})\\b[^.;\\d]{0,60}${COUNTED_BEFORE}(?<=[,(:–-] ?|\\b(?:${WORKER}|${SOMEBODY}) (?:aged? )?)${LOW}${TO}${HIGH}${OLD}${COUNTED_BEHIND},? ?(?:year[- ]olds )?(?:only|please|tops|max(?:imum)?|at (?:most|the (?:outside|oldest))|strictly|or (?:thereabouts|so)|ish|ideal(?:ly)?|preferred|preferably|no older|and no older)(?=\\W*$|[,.;)]| please| (?:for|as)\\b)`,
      ].join('|'),
      'giu',
    ),
    unless: NO_AGE,
    reason: 'May choose people by their age.',
    rewording: 'Leave it out, or say what somebody has to be able to do',
  },
  {
    // "Criteria: confident, 25-35, drives": two figures alone among what somebody is and has.
    about: 'age',
    subject: 'role',
    verdict: 'held',
    pattern: new RegExp(
      `(?<=^\\W*(?:around |about |roughly |say )?|[:,] ?)${LOW}${TO}${HIGH}(?:s| ?ish)?(?=,|\\W*$)`,
      'giu',
    ),
    needs: LISTED_OF_SOMEBODY,
    unless: NO_AGE,
    reason: 'May choose people by their age, where it counts nothing else.',
    rewording: 'Leave it out, or say what it counts',
  },
  {
    // "Bar staff, 18-28": nothing else is so many to so many.
    about: 'age',
    subject: 'role',
    verdict: 'held',
    pattern: new RegExp(
      `^\\W*(?:[\\p{L}'’]+ ){0,4}?(?:${WORKER}|${SOMEBODY})\\b[^.;\\d]{0,40}(?<=[,(:–-] ?)(?:1[6-9]|2[0-5])${TO}(?:2[5-9]|3\\d|4[05])(?=\\W*$|[,)])`,
      'giu',
    ),
    unless: NO_AGE,
    reason: 'May choose people by their age, where it counts nothing else.',
    rewording: 'Leave it out, or say what it counts',
  },
];
