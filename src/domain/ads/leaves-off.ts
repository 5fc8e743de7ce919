/**
 * Whoever writes a brief leaves off: "gotta run kids late for swimming", "must dash", "te dejo que entro en una reunión". Nobody is the
 * subject of it, or the writer is, and it is no duty as nothing is run, flown or left.
 */

const LEAD = String.raw`^(?:(?:ok(?:ay)?|right|anyway|anyways|sorry|but|and|well|look|lol|cheers|thanks|ta),? )*(?:i(?:['’]ve|['’]d|['’]m| have)? )?`;
/** What follows the verb where it has no object. */
const NO_OBJECT = String.raw`(?=\s*(?:$|[.!;:–—-])| (?:now|sorry|bye|cheers|kids?|the kids|late|soon|before (?:i|they|he|she|the (?:kids|kid|boss|shop|bank))|cos|coz|because|x+)(?!\p{L}))`;

/** Sentences with which somebody leaves off writing or speaking, in nine languages. */
export const LEAVES_OFF: readonly RegExp[] = [
  new RegExp(
    String.raw`${LEAD}(?:gotta|(?:have )?got to|have to|must|need to|better|best|should|gonna have to)(?: (?:be|really|just))* (?:run|go|jump|leave|split|rush|hop|be off|sign off|hang up|ring off)${NO_OBJECT}`,
    'iu',
  ),
  // "Must run, lift and carry" is asked of whoever comes; nobody has to of an ad.
  new RegExp(
    String.raw`${LEAD}(?:gotta|(?:have )?got to|have to|better|best)(?: (?:be|really|just))* (?:run|go|jump|split|rush|hop),(?=\s)`,
    'iu',
  ),
  new RegExp(
    String.raw`${LEAD}(?:gotta|(?:have )?got to|have to|must|need to|better|best|should)(?: (?:be|really|just))* (?:dash|fly|shoot|scoot|bounce|jet|skedaddle|hop off|jump off|run off|get (?:going|off the phone)|crack on|leg it)(?=\s*(?:$|[.!,;:–—-])| (?!(?:the|an?|our|your|to|with|drones?|planes?|aircraft|video|film|photos?|footage)(?!\p{L})))`,
    'iu',
  ),
  new RegExp(
    String.raw`${LEAD}(?:just |now |about to )*(?:(?:off|away) to (?:get|pick up|collect|fetch|bed|school|the (?:dentist|school|airport|vets?|doctors?|gym|match|shops?|game))|(?:boarding(?=\s*(?:$|[.!]| (?:now|soon|in \d|my|the|a) ?(?:flight|plane|train|ferry|boat|bus)?(?!\p{L})))|about to board|heading into an? (?:meeting|tunnel|call)|(?:running|late) (?:late )?for (?:an? |the |my )?(?:meeting|school|swimming|train|flight|dentist|call|pickup|training))|gtg|g2g|brb|ttyl|over and out|(?:(?:my )?(?:battery|signal|reception)(?:['’]s| is) (?:about|going|dying|dead|on \d|at \d|nearly|gone|rubbish|patchy|dropping)))(?!\p{L})`,
    'iu',
  ),
  /^(?:so,? |ich )*mu(?:ss|ß) (?:ich )?(?:jetzt |dann |schnell |mal |leider |auch |wieder )*(?:los|weg|auflegen|schluss machen|rennen|flitzen)(?!\p{L})/iu,
  /^(?:(?:bon|allez|voilà),? )*je (?:file|fonce|me sauve|dois (?:filer|y aller|raccrocher|(?:te|vous) laisser)|(?:te|vous) laisse)(?!\p{L})/iu,
  /^(?:(?:bueno|venga|nada),? )*(?:me (?:voy|piro|largo|marcho)(?= (?:que|corriendo|ya|pitando)|\s*[,.!]|\s*$)|(?:te|os|le) dejo(?= que|\s*[,.!]|\s*$)|tengo que (?:irme|colgar|correr|dejar(?:te|os|le))(?!\p{L}))/iu,
  /^(?:(?:ok|dai|allora),? )*(?:scappo|devo (?:scappare|chiudere|correre)|(?:ti|vi|la) lascio(?= che|\s*[,.!]|\s*$))(?!\p{L})/iu,
  /^(?:ik )?(?:moet|ga)(?: nu| zo| even| er| snel| dus)* (?:rennen|hangen|vandoor|ophangen)(?!\p{L})/iu,
  /^(?:bom,? )?(?:tenho (?:de|que)|vou ter (?:de|que)) (?:ir(?=\s*[,.!]| embora| que|\s*$)|desligar|correr(?=\s*[,.!]| que|\s*$))/iu,
  /^(?:jag |jeg )?(?:måste|må|skal)(?: nu| bare| tyvärr)* (?:springa|rusa|sticka|lägga på|løbe|løpe|stikke|smutte)(?!\p{L})/iu,
];
