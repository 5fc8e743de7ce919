import { fold } from '#src/lib/fold.ts';
import { isKnownGiven, isKnownSurname } from '../names/given-names.ts';
import { isTrade } from './occupations.ts';
import { placeIn } from './vocabulary.ts';
import { looksLikeTitle } from './words.ts';

// Many given names and surnames are towns as well: words of a name are a place where one of them is a country or a state.
/** Whether words are a place rather than a name. */
export function isPlace(name: string): boolean {
  if (placeIn(name) !== null) return true;
  const places = name.split(/\s+/).map((word) => placeIn(word));
  return places.every((place) => place !== null) && places.some((place) => place?.city === null);
}

// Surnames that are occupations too.
const TRADES =
  /^(?:abbott|bakker|baker|barber|becker|bauer|bishop|butler|carpenter|carter|chandler|cook|cooper|dean|decker|dekker|draper|duke|fischer|fisher|fletcher|gardiner|gardner|herrero|hunter|jager|judge|kaufmann|koch|kok|kuiper|lehrer|maier|maler|marin|marshall|mason|maurer|meister|meyer|miller|molina|mulder|muller|murphy|page|painter|pastor|pfleger|pilot|piper|porter|potter|priest|richter|sawyer|schafer|schipper|schlosser|schneider|schreiber|shepherd|slater|slager|smed|smid|smit|smith|tanner|taylor|tischler|turner|visser|wagner|walker|weaver|weber|zimmermann|ferrari|barbieri|sartori|boulanger|boucher|charpentier|marchand|fournier|lefebvre|macon|berger|meunier|mercier|chauffeur|sastre|zapatero|guerrero|pedreiro|ferreiro|ferreira|carpentier|steward|ranger|warden|clerk|trainer|kock|skomakare|malarz|murarz|stolarz|kucharz|tokarz|slusarz|dekarz|kelner|hydraulik|macon|serrurier|couvreur|jardinier|tourneur|sommelier|bonde|formann|skipper|torneiro|carpentiere|panettiere|muratore|metselaar|schreiner)$/;

/** Whether words are an occupation rather than a surname derived from one. */
export function isOccupation(name: string): boolean {
  const words = fold(name).split(/\s+/);
  const others = words.filter(
    (word) => !TRADES.test(word) && !(isTrade(word) && (isKnownSurname(word) || isKnownGiven(word))),
  );
  return looksLikeTitle(others.length < words.length ? others.join(' ') : name);
}
