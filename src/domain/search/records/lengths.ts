import { boundsOf } from './edges.ts';
import type { Reading } from './item.ts';
import { type Said, stretchOf } from './plain-text.ts';
import { on } from './query.ts';

const HOUR = '(?:hours?|hrs?|h)';
const MINUTE = '(?:minutes?|mins?|m)';
const TIME = `(?:(?<long>hour[- ](?=long))|(?<half>(?:a )?half(?: an?|-an?)?[ -]hours?|half[- ]hour)|(?<quarters>(?:3|three) quarters of an hour)|(?<hours>\\d{1,2}(?:\\.\\d{1,2})?|an?|one)[ -]?${HOUR}(?:(?<andHalf> and a half)|(?: and)? ?(?<rest>\\d{1,2})(?: ?${MINUTE})?(?![\\p{L}\\d]))?(?<late> and a half)?|(?<minutes>\\d{1,3})[ -]?${MINUTE})(?:(?<=hour[- ])|(?![\\p{L}\\d]))`;
/** Somewhere a length is told; what leads to an hour of the day or a stretch of the past is none. */
const LENGTH = new RegExp(
  `(?<![\\p{L}\\p{N}.-])(?<!\\b(?:next|last|past|within|in|previous|coming|every|per|an?(?= hour)) )(?<lead>(?:(?:that|which|are|is|were|was|go|goes|run|runs|set|who|we) )*(?:booked|scheduled|planned|down|diarised|lasting|lasts|(?<=\\b(?:that|which|to|they|will|should) )last|running|runs?|taking|takes?|going on|long)(?: in)?(?: for)? |for |of )?(?:(?<more>more than|over|longer than|above|>|in excess of|upwards of)|(?<least>at least|a minimum of|min(?:imum)?|no less than|not less than|>=)|(?<less>less than|under|shorter than|below|<|fewer than)|(?<most>up to|at most|no more than|not more than|no longer than|not over|not longer than|max(?:imum)?(?: of)?|<=)|(?<about>exactly|only|just|about|around))?\\s*(?:(?:between |from )?(?<low>\\d{1,3}) ?(?:and|to|-) ?)?${TIME}(?<up> ?\\+| plus\\b| (?:or|and) (?:more|longer|over|above|up)\\b)?(?<down> (?:or|and) (?:less|shorter|under|below)\\b)?(?<noun>(?<=hour[- ])long|[- ](?:long|slots?|each|(?=(?:\\p{L}+ ){0,2}(?:interviews?|calls?|screens?|meetings?|ones|chats?|sessions?|slots?)\\b)))?(?! (?:ago|from now|before|after|earlier|later|notice|away|back|until|till|to go|drive|commute)\\b)`,
  'giu',
);

/** How long interviews are booked for: "more than an hour", "half-hour screens", "90 minutes". */
export function lengthsIn(said: Said): Reading[] {
  const found: Reading[] = [];
  for (const match of said.each(LENGTH)) {
    const groups = match.groups ?? {};
    const { lead, low, more, least, less, most, about, up, down, noun } = groups;
    const isBounded = [low, more, least, less, most, up, down].some((each) => each !== undefined);
    // "1 hour" alone, with nothing that makes it a length, is told as not used.
    if (lead === undefined && !isBounded && about === undefined && noun === undefined) continue;
    const minutes = minutesOf(groups);
    const unit = groups.minutes === undefined ? 60 : 1;
    const bounds =
      low !== undefined
        ? { min: Number(low) * unit, max: minutes }
        : boundsOf({ more, least, less, most, up, down }, minutes);
    const stretch = stretchOf(match);
    said.blot(stretch);
    found.push({ ...stretch, conditions: [on('minutes', bounds)] });
  }
  return found;
}

function minutesOf(groups: Readonly<Record<string, string | undefined>>): number {
  const { half, quarters, hours, andHalf, late, rest, minutes } = groups;
  if (half !== undefined) return 30;
  if (quarters !== undefined) return 45;
  if (minutes !== undefined) return Number(minutes);
  const whole = /^\d/.test(hours ?? '') ? Number(hours) : 1;
  const more = andHalf !== undefined || late !== undefined ? 30 : Number(rest ?? 0);
  return Math.round(whole * 60) + more;
}
