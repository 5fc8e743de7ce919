import { KINDS, type Kind, type ToldRound } from './interview-kinds.ts';
import { COUNT, minutesIn, NUMBERS, TIME } from './process-counts.ts';
import {
  ABOUT,
  AND,
  AT_HOUSE,
  BY_WAY,
  IN_PLACE,
  IS_THERE,
  inOrder,
  NOT_HELD,
  OF_COUNTED,
  ONLY_ONE,
  piecesOf,
  placeOf,
  THAT_IS_ALL,
  withoutLead,
} from './process-pieces.ts';

/** The rounds that one sentence about the process names, piece by piece. */
export function roundsIn(sentence: string): ToldRound[] {
  const rounds: ToldRound[] = [];
  let counted = 0;
  const bare = inOrder(sentence.replace(NOT_HELD, ''));
  // "Half day trial, that's the interview": nothing is held beside it.
  const isAll = THAT_IS_ALL.test(bare);
  for (const [piece, joined] of piecesOf(withoutLead(bare))) {
    if (isAll && rounds.length > 0) break;
    // "a three-stage process: …" counts what it then names.
    if (joined === ':') {
      rounds.length = 0;
      counted = 0;
    }
    const found =
      kindIn(piece) ?? bothThere(piece) ?? againIn(piece, rounds, counted) ?? metIn(piece, joined, rounds);
    if (found === null) continue;
    if (refined(rounds, piece, joined, found)) continue;
    const count = Number(NUMBERS[COUNT.exec(piece)?.[1]?.toLowerCase() ?? ''] ?? COUNT.exec(piece)?.[1] ?? 1);
    const before = rounds.at(-1);
    // "Come on a run day and shadow", "a panel and lab tour": one meeting.
    if (before !== undefined && counted === 0 && AND.test(joined.trim())) {
      if (before.kind === 'trial' && found.kind === 'trial') continue;
      if (before.kind === 'panel' && found.kind === 'in_person') {
        rounds[rounds.length - 1] = { ...before, kind: 'in_person' };
        continue;
      }
    }
    // "a panel, video 45 min": what follows says how the panel meets.
    const only = rounds.at(-1);
    if (
      only !== undefined &&
      rounds.length !== counted &&
      joined === ',' &&
      BY_WAY.test(piece) &&
      (only.kind === 'panel' || only.kind === 'interview')
    ) {
      rounds[rounds.length - 1] = { ...only, kind: found.kind, minutes: only.minutes ?? found.minutes };
      continue;
    }
    if (/\b(?:vorher|davor|zuvor|beforehand|before that|avant)\b/iu.test(piece)) {
      rounds.unshift(found);
      continue;
    }
    // "two rounds, both on Zoom"
    if (
      counted > 0 &&
      rounds.length === counted &&
      /^\W*(?:both|all|each|beide|alle|les deux|tous)\b/iu.test(piece)
    ) {
      rounds.fill(found, counted - rounds.length);
      continue;
    }
    // "Come in, look round, 20 minutes on the machine": what is done where people are is the same meeting.
    if (
      rounds.at(-1)?.kind === 'in_person' &&
      rounds.length > 0 &&
      /^(?:,|and|und|et|y|e|en|\+)?$/iu.test(joined.trim()) &&
      (found.kind === 'in_person' ||
        (joined === ',' && (found.kind === 'trial' || found.kind === 'interview')) ||
        // "Come in and meet us".
        (found.kind === 'interview' && /^\W*(?:meet|see|talk|chat|sit|have)(?!\p{L})/iu.test(piece)) ||
        // "Tour and interview".
        (/^(?:and|und|et|y|e|en|\+)$/iu.test(joined.trim()) &&
          /^\W*interview\W*$/iu.test(piece) &&
          /(?:tour|visit|look|walk)/iu.test(rounds.at(-1)?.name ?? ''))) &&
      !OF_COUNTED.test(piece) &&
      counted === 0
    )
      continue;
    // "A chat with me on Meet": what follows says by what means.
    const last = rounds.at(-1);
    if (
      last?.kind === 'interview' &&
      last.name === null &&
      counted === 0 &&
      /^(?:with|w\/|mit|avec|con|met|com)$/iu.test(joined.trim()) &&
      WAYS.has(found.kind)
    ) {
      rounds[rounds.length - 1] = { ...found, who: last.who, minutes: last.minutes ?? found.minutes };
      continue;
    }
    // "on site with a drawing exercise": what is done there is part of the same meeting.
    if (
      before !== undefined &&
      WAYS.has(before.kind) &&
      ((/^(?:with|mit|avec|con)$/iu.test(joined.trim()) &&
        (AT_MEETING.has(found.kind) || (found.kind === before.kind && !OF_COUNTED.test(piece)))) ||
        // "1 hr on site with the CFO and a short test": the time is that of both.
        (AND.test(joined.trim()) &&
          before.kind === 'in_person' &&
          before.minutes !== null &&
          found.minutes === null &&
          AT_MEETING.has(found.kind)) ||
        (/^(?:and|und|et|y|e|with|mit|,)$/iu.test(joined.trim()) && found.kind === 'panel') ||
        // "then lunch and office tour"
        (/^(?:and|und|et|y|e|incl\p{L}*)$/iu.test(joined.trim()) &&
          found.kind === 'in_person' &&
          before.kind === 'in_person'))
    ) {
      rounds[rounds.length - 1] = { ...before, name: before.name ?? found.name };
      continue;
    }
    // "Two interviews, Teams then here": each is told in turn.
    if (counted > 0 && rounds.length === counted && WAYS.has(found.kind) && count === 1) {
      const next = rounds.findIndex(({ kind, name }) => kind === 'interview' && name === null);
      if (next >= 0 && placeOf(piece, joined, counted) < 0) {
        rounds[next] = found;
        continue;
      }
    }
    const at = counted > 0 ? placeOf(piece, joined, counted) : -1;
    if (at >= 0 && at < rounds.length) rounds[at] = found;
    else {
      if (count > 1) counted = rounds.length + count;
      rounds.push(...Array.from({ length: count }, () => found));
    }
  }
  // Whom people met in person they meet so again.
  const met = rounds.map((round, at) =>
    round.kind === 'interview' &&
    (rounds[at - 1]?.kind === 'task' && IS_THERE.test(rounds[at - 1]?.name ?? '')
      ? true
      : rounds
          .slice(0, at)
          .some(
            ({ kind, name }) =>
              kind === 'in_person' || kind === 'trial' || /^(?:working|practical|skills) /iu.test(name ?? ''),
          ))
      ? { ...round, kind: 'in_person' as const }
      : round,
  );
  return ONLY_ONE.test(sentence) ? met.slice(0, 1) : met;
}

/** "The first at our office, the second with the foremen": a further round, met as the one before. */
function againIn(piece: string, rounds: readonly ToldRound[], counted: number): ToldRound | null {
  const last = rounds.at(-1);
  const isNext =
    counted === 0 &&
    last !== undefined &&
    /^\W*(?:the |de |die |la |le )?(?:second|2nd|2e|2\.|zweite\p{L}*|tweede|deuxième|segund[oa]|second[oa]|andra)(?!\p{L})/iu.test(
      piece,
    );
  return isNext
    ? { kind: WAYS.has(last.kind) ? last.kind : 'interview', name: null, who: null, minutes: null }
    : null;
}

/** Whether a piece says no more than where or by what means those before are met: "one interview, at the bakery", "both on site". */
function refined(rounds: ToldRound[], piece: string, joined: string, found: ToldRound): boolean {
  const isAll = /^\W*(?:both|all|each|beide|alle|les deux|tous|ambas|entrambi|allebei)(?!\p{L})/iu.test(
    piece,
  );
  const open = rounds.flatMap((round, at) => (round.kind === 'interview' ? [at] : []));
  const isWay = isAll || (joined === ',' && /^\W*(?:at|in|on|over|by|via|here|all)(?!\p{L})/iu.test(piece));
  const isOther =
    /(?<!\p{L})(?:interviews?|chats?|calls?|rounds?|meetings?|trial|tests?|lesson|visit|look|day|morning|shift)(?!\p{L})/iu.test(
      piece,
    );
  if (!isWay || !WAYS.has(found.kind) || isOther || open.length === 0) return false;
  const at = isAll ? open : open.slice(-1);
  for (const place of at) rounds[place] = { ...found, name: null, who: rounds[place]?.who ?? null };
  return true;
}

const WHO =
  /^\W*((?:the|our|my|both|two|three|den|dem|der|die|le|la|les)?\s*(?:[\p{L}-]+ ){0,3}?(?:founders?|owners?|partners?|directors?|managers?|ceo|cfo|coo|cto|cio|md|vps?|board|team|supervisor|lead|head(?: of [\p{L} ]+?)?|principal|matron|chef|foreman|hr|stakeholders?|crew|inhaber\w*|geschäftsführ\w+|vorstand|team|gérante?|directeur|directrice|équipe|\p{L}*leit(?:ung|er\p{L}*)))(?![\p{L}])/iu;

/** Whom a piece of the process names: with whom the round before it is, or a round of their own: "then the founders". */
export function metIn(piece: string, joined: string, rounds: ToldRound[]): ToldRound | null {
  const who = WHO.exec(piece)?.[1]?.trim();
  const last = rounds.at(-1);
  if (who === undefined) return null;
  if (/^(?:and|und|et|\+|plus|y|e|en)$/iu.test(joined.trim()) && last !== undefined) {
    rounds[rounds.length - 1] = { ...last, who: last.who ?? who };
    return null;
  }
  if (!/^(?:with|w\/|mit|avec)$/iu.test(joined))
    return last === undefined ? null : { kind: 'interview', name: null, who, minutes: minutesIn(piece) };
  if (last !== undefined && last.who === null) rounds[rounds.length - 1] = { ...last, who };
  return null;
}

const PROCESS = /\b(?:interview|selection|recruitment|hiring) process\b/giu;

/** What is done at a meeting. */
const AT_MEETING: ReadonlySet<Kind> = new Set(['task', 'trial', 'technical']);

/** "Two meetings, both at Croydon": where people are met says how. */
const bothThere = (piece: string): ToldRound | null =>
  /^\W*(?:both|all|each|beide|alle|les deux|ambas|entrambi|allebei)\b/iu.test(piece) && IN_PLACE.test(piece)
    ? { kind: 'in_person', name: null, who: null, minutes: null }
    : null;

const WAYS: ReadonlySet<Kind> = new Set(['phone', 'video', 'in_person']);

/** How people are met by one piece of such a sentence; null where it names no way. */
export function kindIn(said: string): ToldRound | null {
  const piece = said.replace(PROCESS, '').trim();
  for (const [kind, pattern] of KINDS) {
    const match = pattern.exec(piece);
    if (match === null) continue;
    const { 0: found, index } = match;
    const untimed = found
      .replace(TIME, '')
      .replace(/^\W*(?:min(?:ute)?s?|hours?|hrs?)\b/iu, '')
      .replace(/^\W+|^(?:an?|the|one)\s+/iu, '');
    const about =
      kind === 'interview' || kind === 'phone'
        ? ''
        : (ABOUT.exec(piece.slice(index + found.length))?.[0] ?? '');
    const isPlain =
      kind === 'interview' ||
      /^(?:kop )?(?:coffee|koffie)$/iu.test(untimed) ||
      (kind === 'phone' && /^(?:.* )?calls?$/iu.test(untimed));
    // "a panel by Teams", "the task presented in person" meet as they say.
    const way =
      kind === 'panel' || kind === 'task' || kind === 'interview'
        ? KINDS.find(([other, by]) => WAYS.has(other) && by.test(piece))?.[0]
        : undefined;
    // "otra entrevista en Jaén": a place says that people meet there.
    const isThere =
      way === undefined &&
      ((kind === 'interview' && IN_PLACE.test(piece)) ||
        ((kind === 'interview' || kind === 'panel') && AT_HOUSE.test(piece)));
    return {
      kind: isThere ? 'in_person' : (way ?? kind),
      name: isPlain ? null : `${untimed}${about}`,
      who: null,
      minutes: minutesIn(piece),
    };
  }
  return null;
}
