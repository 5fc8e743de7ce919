/**
 * What heads a part of a brief that is for the recruiter alone, by two kinds of words that stand in it together, in whatever order: that
 * something is kept, and from whom or with whom. "Notes for vendor only:", "Stuff u cant share:", "What stays with us:", "Not to go on the advert."
 */

/** What keeps something with somebody. */
const KEEPS =
  /(?<!\p{L})(?:only|alone|just|purely|strictly|stay(?:s|ed)?|remains?|keep|kept|nur|bloß|bleib(?:t|en)|behalten|alleen|enkel|blijft|blijven|seulement|seule?s?|uniquement|restent?|reste[rz]?|garder|gardez|solo|sólo|soltanto|quedan?|se queda|resta|rimane|bara|endast|stannar|behåll|kun|bliver|blir|somente|apenas|só|fica|no (?:further|one else|body else)|nobody (?:else|but)|none (?:else|but)|niemand(?:em|en)? (?:sonst|außer|anders)|personne d[’']autre|nadie más)(?!\p{L})/iu;
/** With whom. */
const WITH =
  /(?<!\p{L})(?:(?:for|to|with|between|among|bei|für|unter|zwischen|mit|pour|entre|à|chez|voor|onder|bij|tussen|met|para|con|per|tra|fra|för|mellan|hos|for|med) (?:the |our |your |ur |die |den |der |das |unser\p{L}* |le |la |l[’']|el |de |het |il )?(?:you(?:rsel(?:f|ves))?|u|us|me|ourselves|ears?|eyes?|files?|vendors?|recruiters?|agency|agencies|consultants?|desk|dir|dich|euch|ihnen|uns|ohren|agentur|vous|toi|nous|cabinet|agence|jou|jullie|ons|bureau|ti|usted(?:es)?|vosotros|nosotros|agencia|te|lei|voi|noi|dig|er|oss|byrån|deg|jer|você|vocês|nós|gente)|files? and no further|no further|between these|vendor|recruiter|agency|hier|ici|aquí|here)(?!\p{L})/iu;
/** What forbids something. */
const FORBIDS =
  /(?<!\p{L})(?:not|never|none of (?:this|it|that|what)|cannot|ca?n['’]?t|don['’]?t|dont|doesn['’]?t|shouldn['’]?t|mustn['’]?t|won['’]?t|isn['’]?t|aren['’]?t|no|nothing|nicht|nichts|nie|niemals|keine[rnms]?|niet|niets|nooit|geen|pas|jamais|rien|ne|nada|nunca|non|niente|mai|inte|inget|aldrig|ikke|não|nem|nie)(?!\p{L})/iu;
/** Whatever of. */
const TELLS =
  /(?<!\p{L})(?:ads?|adverts?|advertis\p{L}+|postings?|posted|publish\p{L}*|publication|publicly|print(?:ed|ing)?|shar(?:e|ed|ing)|say(?:ing)?|said|tell(?:ing)?|told|repeat\p{L}*|mention\p{L}*|disclos\p{L}+|reveal\p{L}*|outside|outsiders|outward|intranet|web ?site|public|write|writing|written|spread|(?:go(?:es)?|gets?|got|going) (?:a?round|out|any further|further|elsewhere|past)|leaves? (?:this|the) (?:room|call|mail|e-?mail|phone|line)|aloud|out loud|weiter(?:sagen|geben|erzählen|zählen|tragen)|weiterzu\p{L}+|veröffentlich\p{L}*|erzähl\p{L}*|sagen|schreib\p{L}*|(?:stellen)?anzeige|inserat|außen|draußen|dire|écrire|publi\p{L}+|diffus\p{L}+|divulg\p{L}+|l[’']annonce|sort(?:e|ir|ent)?|répét\p{L}+|ébruit\p{L}+|decir|contar|cuent\p{L}+|escrib\p{L}+|anuncio|fuera|annuncio|fuori|scriver\p{L}*|raccont\p{L}+|(?:door|verder)?vertell\p{L}*|doorzegg\p{L}*|zeggen|advertentie|buiten|opschrijv\p{L}*|berätta\p{L}*|skriva|skriv|annons\p{L}*|sprid\p{L}*|utanför|dizer|contar|escrever|anúncio|fora)(?!\p{L})/iu;
/** What such a head never has, as it speaks of the work or of whoever comes. */
const OF_WORK =
  /(?<!\p{L})(?:you(?:['’]ll| will| must| need| have)|requir\p{L}*|essential|needed|experience|hours?|hrs|nights|days|weekends?|shifts?|pay|salary|start\p{L}*|contract|licen[cs]e|erfahrung|kenntnisse|stunden|expérience|experiencia|ervaring)(?!\p{L})/iu;

/** That something is said in confidence, in words of nothing else. */
const IN_CONFIDENCE =
  /(?<!\p{L})(?:in (?:strict(?:est)? )?confidence|off the record|under (?:your|the) hat|hush|mum['’]s the word|im vertrauen|unter der hand|en (?:toute )?confidence|sous le sceau|en confianza|in confidenza|in vertrouwen|i förtroende|em confiança)(?!\p{L})/iu;
/** "Yours only: …", "this bit's yours alone - …". */
const YOURS =
  /^\W*(?:(?:this|that|next|the rest)(?: \p{L}+)?(?: is|['’]s)? )?(?:yours|deins|ihres|à toi|à vous|tuyo|tuo|van jou|din|ditt)(?: \p{L}+)? ?(?:only|alone|allein|seule?|solo|alleen|bara|enbart|and no ?(?:one|body) else['’]?s?)\W*$/iu;
/** "For our eyes: …", "À garder pour nous : …": before whose eyes it is to stay, and nothing else. */
const OURS =
  /^\W*(?:(?:this|that|next|the rest)(?: \p{L}+)?(?: is|['’]s)? )?(?:(?:just|only|nur|solo|seulement|alleen) )?(?:(?:for|für|pour|para|per|voor|för) (?:our|your|unsere?|eure|ihre|nos|vos|nuestros|vuestros|i nostri|onze|jullie|våra) (?:own )?(?:eyes|ears|augen|ohren|yeux|oreilles|ojos|oídos|occhi|orecchie|ogen|oren|ögon|öron)|(?:à garder|gardez(?:-le)?|guárdalo|quédate|da tenere|te houden|houd dit|zu behalten) (?:pour|entre|para|per|voor|für) (?:nous|vous|nosotr[oa]s|noi|ons|uns))\W*$/iu;
const BEGINS_SO = /^\W*(?:not|never|nothing|nicht|nichts|ne |pas |niet|nada|non|inte)(?!\p{L})/iu;
const STAYS =
  /(?<!\p{L})(?:stay(?:s|ed)?|kept|keep|bleib(?:t|en)|behalten|blijft|blijven|restent?|reste[rz]?|gard(?:er|ez)|quede|queda|resta|rimane|stannar|behåll|bliver|blir|fica)(?!\p{L})/iu;

const MOST_WORDS = 10;
const FEW_WORDS = 8;

/** Whether a line or a sentence is headed by words that keep what follows with the recruiter, or is such a head and no more. */
export function headsSecret(said: string): boolean {
  const whole = said.trim();
  const [, label] = /^\W*([^:]{4,80}?)(?:\s*:(?!\/\/|\d)|\s[–—-]\s)/u.exec(whole) ?? [];
  const head = label ?? (/[.!]\W*$/u.test(whole) || !/[,;:]/u.test(whole) ? whole : '');
  const words = head.split(/\s+/).length;
  if (head === '' || words > (label === undefined ? FEW_WORDS : MOST_WORDS) || OF_WORK.test(head))
    return false;
  if (label === undefined && !BEGINS_SO.test(head)) return STAYS.test(head) && WITH.test(head);
  return (
    YOURS.test(head) ||
    OURS.test(head) ||
    IN_CONFIDENCE.test(head) ||
    (KEEPS.test(head) && WITH.test(head)) ||
    (FORBIDS.test(head) && TELLS.test(head))
  );
}
