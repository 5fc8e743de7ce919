import { sentencesOf } from './text-lines.ts';

/** What brings up an ad of before that is to be used again: "same ad as spring", "the old advert below", "letzte Anzeige nochmal". */
const OF_BEFORE =
  /(?<!\p{L})(?:same (?:ad|advert\p{L}*|job|role|spec|jd|posting|one|brief|text|description|as)|(?:old|last|previous|earlier|existing|prior|former|original|(?:last|this) (?:year|spring|summer|autumn|winter|month|time)['’]s|spring['’]s|summer['’]s) (?:ad|advert\p{L}*|spec|jd|posting|brief|text|description|one)|(?:ad|advert\p{L}*|spec|posting|brief) (?:from|of|as) (?:last|before|spring|summer|autumn|winter|\d{4})|re-?(?:run|use|post|issue|advertise)|(?:gleiche|selbe|alte|letzte)[rsn]? (?:anzeige|ausschreibung|stelle|text)|(?:même|ancienne|dernière) (?:annonce|offre|fiche)|(?:mismo|anterior|último|misma|última) (?:anuncio|oferta|texto)|(?:stesso|vecchio|ultimo) annuncio|(?:zelfde|oude|vorige) (?:vacature\p{L}*|advertentie|tekst)|(?:mesmo|último) anúncio|mesma vaga)(?!\p{L})/iu;

const NOT =
  '(?:(?:and )?not|instead of|rather than|no longer|statt|anstatt|nicht|und nicht|au lieu d(?:e|u|es)?|et non|et pas|pas|en vez de|en lugar de|y no|no|invece di|anziché|non|in plaats van|niet|em vez de|ao invés de|e não)';
/** "Sarasota not Fort Myers": what is now, and what was. */
const NOW_NOT = new RegExp(
  String.raw`(?:^|\s)(?:[Bb]ut |[Nn]ow |[Cc]hanges?: |[Ii]t['’]s |is |in |[Mm]ake it |[Uu]se |[Ss]ay |[Pp]ut |für |in )*([\p{Lu}\d$£€][^,;]*?),?\s+${NOT}\s+(?:in |the )?([\p{Lu}\d$£€][^,;]*?)$`,
  'u',
);
/** "Replace Fort Myers with Sarasota", "swap Excel for Sheets". */
const REPLACED =
  /(?:replace|swap|change|ersetze?n?|remplace[rz]?|cambia[r]?|sostitui\p{L}*|vervang\p{L}*|troca[r]?)\s+(?:the |die |den |das |le |la |el |de |het |o |a )?(.+?)\s+(?:with|for|to|by|durch|par|por|con|door)\s+(.+)$/iu;
/** "Take the sign on bonus OUT", "drop the van", "lose the bit about weekends". */
const TAKEN_OUT =
  /(?:take|leave|cut|drop|remove|delete|scrap|lose|kill|ditch|strike|omit|skip|ignore|streiche?n?|lass\p{L}*|enlève[rz]?|supprime[rz]?|retire[rz]?|quita[r]?|elimina[r]?|togli(?:ere)?|schrap\p{L}*|weg|tira[r]?|remove[r]?)\s+(?:out\s+)?(?:the |all |any |die |den |das |le |la |les |el |il |lo |de |het |o |a )?(?:bit|part|line|thing|stuff|bits)?(?: about| on| with)?\s*(?:the )?(.+?)(?:\s+(?:out|off|away|raus|weg|bits?|line|part|please|pls))*\s*[.!]*$/iu;
/** "Pay is 21 to 26 now", "rate's gone up to £19". */
const PAID_NOW =
  /(?:^|\s)(?:pay|rate|salary|money|wages?|base|gehalt|lohn|salaire|sueldo|salario|stipendio|salaris|loon|salário)(?:['’]s| is| are| has| have| now| goes?| gone| going| up| changed| ist| jetzt| passe| est| ahora| sube| adesso| nu| agora| wird| auf| à| a| to| at| :)*\s*[:=]?\s*([$£€]?\d[\d.,k]*(?:\s?(?:-|–|to|bis|à|a|tot)\s?[$£€]?\d[\d.,k]*)?)/iu;

const FIGURES =
  /([$£€]?\s?)(\d[\d.,]*k?)(\s?(?:-|–|to|bis|à|tot)\s?)([$£€]?\s?)(\d[\d.,]*k?)|([$£€]\s?)(\d[\d.,]*k?)/iu;
const OF_PAY =
  /[$£€]\s?\d|\d\s?[$£€]|\d\s?(?:\/|per |an |a |pro |par )\s?(?:h|hr|hour|day|year|annum|stunde|tag|heure)(?!\p{L})|(?:salary|pay|rate|gehalt|lohn|salaire|salario|sueldo)\s*:/iu;

const escaped = (said: string): string => said.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
/** The words of something, however they are joined: "sign-on bonus". */
const asSaid = (said: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${said
      .trim()
      .split(/[\s-]+/u)
      .map(escaped)
      .join(String.raw`[\s-]+`)}(?![\p{L}\p{N}])`,
    'giu',
  );

type Change = (line: string) => string;

/** A line without the piece of it that says something; nothing where that is all of the line. */
function withoutPiece(line: string, said: RegExp): string {
  const names = (piece: string): boolean => new RegExp(said, 'iu').test(piece);
  if (!names(line)) return line;
  return sentencesOf(line)
    .flatMap((sentence) => {
      if (!names(sentence)) return [sentence];
      const kept = sentence.split(/,\s+|\s+\+\s+/u).filter((piece) => !names(piece));
      return kept.length === 0 ? [] : [kept.join(', ')];
    })
    .join(' ');
}

function paidAs(line: string, figures: string): string {
  if (!OF_PAY.test(line)) return line;
  const [low = '', high] = figures.split(/\s?(?:-|–|to|bis|à|(?<= )a(?= )|tot)\s?/iu);
  return line.replace(FIGURES, (_whole, sign, _low, between, other, _high, alone) => {
    const mark = (alone ?? sign ?? '').trim();
    const bare = (figure: string): string => `${/^[$£€]/.test(figure) ? '' : mark}${figure.trim()}`;
    return high === undefined
      ? bare(low)
      : `${bare(low)}${between ?? ' - '}${(other ?? '').trim() === '' ? high.trim() : bare(high)}`;
  });
}

/** "It's a Foreman now not crew leader", "it's Ballarat now, not Geelong": written in any letters, where "now" says that it was other. */
const IS_NOW = new RegExp(
  String.raw`(?:it['’]s|they['’]re|is|are|be|make it|call (?:it|them)|now)\s+(?:an? |the |in )?(.{2,40}?)(?: now| this time|,)+\s*,?\s*${NOT}\s+(?:an? |the |in )?(.{2,40}?)(?: (?:anymore|any more|this time))?$`,
  'iu',
);

function changeOf(clause: string): Change | null {
  const [, isNow = '', wasBefore = ''] = IS_NOW.exec(clause) ?? [];
  if (wasBefore !== '')
    return (line) =>
      line.replace(asSaid(wasBefore), (was) =>
        was === was.toUpperCase() && /\p{Lu}{3}/u.test(was) ? isNow.toUpperCase() : isNow,
      );
  const [, was = '', becomes = ''] = REPLACED.exec(clause) ?? [];
  if (was !== '') return (line) => line.replace(asSaid(was), becomes);
  const paid = PAID_NOW.exec(clause)?.[1];
  if (paid !== undefined) return (line) => paidAs(line, paid);
  const [, now = '', before = ''] = NOW_NOT.exec(clause) ?? [];
  if (before !== '') return (line) => line.replace(asSaid(before), now);
  const gone = TAKEN_OUT.exec(clause)?.[1];
  return gone === undefined ? null : (line) => withoutPiece(line, asSaid(gone));
}

/** "Loved the last one you sent us": somebody whom the recruiter found, and no ad. */
const ONE_SENT =
  /(?<!\p{L})(?:the )?(?:last|previous|other|first) (?:one|two|few|lads?|girls?|guys?|persons?|people|candidates?)(?: that| who)? (?:you|u|ye) (?:sent|found|placed|got|gave|put|supplied|provided|brought)(?!\p{L})/giu;

/** Of so many clauses one at least is a change where a line tells what is other. */
const MOST_CLAUSES = 5;

/** How many lines may bring up what was before and tell what is other now. */
const FIRST_LINES = 6;

/**
 * The lines of a brief that is an ad of before with what is other now, as they read with the changes made, and what told them. A line
 * that says no more than the changes is none of the ad. Other briefs stay as they are.
 */
export function corrected(lines: readonly string[]): { lines: string[]; told: string[] } {
  const at = lines.slice(0, FIRST_LINES).findIndex((line) => OF_BEFORE.test(line.replaceAll(ONE_SENT, '')));
  if (at < 0 || lines.length < at + 4) return { lines: [...lines], told: [] };
  const changes: Change[] = [];
  const told: string[] = [];
  const open = lines.flatMap((line, index) => {
    // What is changed is told where the old ad is brought up, or right behind it.
    if (index < at || index > at + 2 + changes.length) return [line];
    const clauses = line.split(
      /(?:[,;](?!\s+(?:and )?(?:not|instead|rather|no longer|nicht|statt|pas|no|non|niet|não)(?!\p{L})))\s+|(?<=[.!?])\s+|\s+(?:but|and|aber|und|mais|et|pero|y|ma|e|maar|en)\s+/u,
    );
    const changed = clauses.flatMap(
      (clause) =>
        changeOf(
          clause
            .trim()
            .replace(/^[-*•]\s+/u, '')
            .replace(/[.!]+$/u, '')
            .replace(/\s+(?:now|please|pls|this time|jetzt|maintenant|ahora|adesso|nu|agora)$/iu, ''),
        ) ?? [],
    );
    // A paragraph that says one thing in the words of a change is the job itself.
    const found = changed.length * MOST_CLAUSES < clauses.length ? [] : changed;
    if (found.length === 0) {
      if (index === at && OF_BEFORE.test(line) && line.split(/\s+/).length < 12) told.push(line);
      return told.includes(line) ? [] : [line];
    }
    changes.push(...found);
    told.push(line);
    return [];
  });
  if (changes.length === 0) return { lines: [...lines], told: [] };
  return {
    lines: open
      .map((line) => changes.reduce((said, change) => change(said), line))
      .filter((line) => /[\p{L}\p{N}]/u.test(line)),
    told,
  };
}
