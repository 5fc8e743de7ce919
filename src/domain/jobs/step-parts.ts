import { matchesOf } from '#src/lib/matches.ts';

// "En" is Dutch for "and" and other things elsewhere.
const AND = String.raw`(?:and|&|und|sowie|et|y|e|en(?= (?:dan|daarna|een|de|het|als|we|wij|ik|kom|langs|tot|je|ze|hij)(?!\p{L}))|och|og|plus|mais)`;
/** "If that's good, …": what comes before a step. */
const IF = String.raw`(?:(?:if|when|once|wenn|falls|als|om|hvis) |s(?:i|e) (?:va|tutto|piace|correr|der|tudo|gostar|encaja|todo|ça|tout|nos|gusta|le|lui)(?!\p{L}))`;
const THEN = String.raw`(?:(?:se va bene|si encaja|wenn[’']?s passt|wenn es passt|si ça (?:le fait|colle|va|marche)|if (?:(?:that|it|all|they|he|she)(?:[’'](?:s|re)| is| are| goes| went)? )?(?:good|ok|okay|well|fine|happy|decent)(?=[ ,])|als het klikt|om det (?:känns|går) bra|hvis det går (?:bra|godt)|se correr bem)|then|thereafter|afterwards|after (?:that|which)|followed by|finally|lastly|to finish|next|dann|danach|anschließend|zum schluss|am ende|später|puis|ensuite|enfin|pour finir|luego|después|al final|finalmente|por último|poi|infine|alla fine|depois|no fim|por fim|em seguida|(?:logo )?a seguir|de seguida|daarna|dan|vervolgens|tot slot|ten slotte|sen|sedan|därefter|sist|till sist|så|derefter|deretter|til sidst|til slutt|etterpå|bagefter|(?:round|stage|step|part|runde|étape|ronda|ronde) (?:\d|one|two|three)|(?:the )?(?:second|2nd|third|3rd|last|final)(?= (?:one|round|stage|step|is|at|in|on|by|with)(?!\p{L})))`;
const JOINTS = new RegExp(
  String.raw`(?<then>(?:\s*[,;.…]|\s[-–]+)?\s*(?<!\p{L})(?:${AND}\s+)?(?:${IF}[^,;]{3,40}, )?(?:${AND}\s+)?${THEN}(?!\p{L})\s*:?|\s*(?:→|->|=>|\s\+\s|(?<= )>(?= )|;|(?<!\d)\d[.)]\s))|(?<comma>\s*,|\s[-–]+\s|(?<=\p{L}{2} ?)\/(?= ?\p{L}))|(?<and>\s(?:${AND})(?=\s))`,
  'giu',
);

/** A part of such a sentence, and what joins it to the one before. */
export interface Part {
  said: string;
  joint: 'start' | 'then' | 'comma' | 'and';
}

/** A sentence in the parts that its order, its commas and its "and" make of it. */
export function partsIn(sentence: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  let joint = 'start' as Part['joint'];
  const add = (said: string): void => {
    if (/\p{L}/u.test(said)) parts.push({ said: said.trim(), joint: parts.length === 0 ? 'start' : joint });
  };
  for (const { 0: found, index, groups = {} } of matchesOf(JOINTS, sentence)) {
    const isEmpty = !/\p{L}/u.test(sentence.slice(from, index));
    add(sentence.slice(from, index));
    const next = groups.then !== undefined ? 'then' : groups.comma !== undefined ? 'comma' : 'and';
    // "A call, and then": one joint, of which the order decides.
    joint = isEmpty && joint === 'then' ? 'then' : next;
    from = index + found.length;
  }
  add(sentence.slice(from));
  return parts;
}

/** "Nach einem Telefonat mit unserer Praxismanagerin laden wir zum Probetag ein." */
export const AFTER_ABROAD =
  /^(?:nach|après|tras|después de|dopo|após|na|efter) ((?:ein|un|une|een|ett|et|uma?|kort|kurz)\p{L}* [^,]{4,60}?)(?:, | (?=(?:laden|folgt|kommt|kommen|geht|machen|gibt|lernen|treffen) ))(.+)$/iu;
