/** That the others of the house do so too, in the words of whoever writes: "like the rest of us", "comme nous tous". */
const OTHERS = [
  '(?:just |much |exactly |the same )?(?:like|(?:the )?same as|as do) (?:all of us|the rest of us|the rest(?: of the (?:team|crew|staff|kitchen|office|shop|lads|girls))?|every(?:one|body)(?: else)?(?: (?:here|(?:in|on|at) the \\p{L}+))?|we all do|(?:any|each|one) of us|the others|all the others|the two of us)',
  '(?:genau ?(?:so )?|ganz |so |eben )?wie (?:wir (?:alle(?: hier)?|anderen auch)|alle (?:anderen|hier|bei uns|im (?:team|haus|betrieb))(?: auch)?|jede[rs]? (?:andere|hier|bei uns|im team)(?: auch)?|bei uns alle)',
  "(?:tout |exactement )?comme (?:pour )?(?:nous tou(?:s|tes)|tout le monde(?: ici)?|(?:tous )?les autres|chacun(?: d[’']entre nous| de nous)?|(?:tout )?le reste de l[’']équipe|nous le faisons tous)",
  '(?:igual que|como|al igual que) (?:todos(?: nosotros| aquí| los demás)?|todo el mundo|el resto(?: del equipo)?|los demás|cualquiera de nosotros)',
  'come (?:tutti(?: noi| quanti| gli altri)?|(?:il )?resto (?:del gruppo|della squadra|del team)|facciamo tutti|ognuno di noi|gli altri)',
  '(?:net |precies )?(?:als|zoals) (?:iedereen(?: hier)?|(?:wij|we) allemaal|de rest(?: van (?:ons|het team|de ploeg))?|(?:alle )?anderen|ieder van ons)',
  '(?:tal |assim )?como (?:todos(?: nós| os outros)?|toda a gente|o resto da equip[ae]|os (?:demais|outros))',
  '(?:precis |ligesom |akkurat |slik )?(?:som|ligesom) (?:alla (?:andra|vi andra|vi)|vi (?:alla|andra|andre)|resten av (?:oss|laget)|alle (?:andre|vi andre)|(?:os|oss) andre|resten af (?:os|holdet))',
].join('|');
const LIKE_US = new RegExp(`(?:,| [–-])? {1,2}(?:${OTHERS})(?=\\s{0,3}(?:[.,;!)]|$| [–-] ))`, 'giu');
/** "Residents are people like all of us": of whom it is said, and nothing that is done. */
const OF_PEOPLE =
  /(?<!\p{L})(?:people|some(?:one|body)|any(?:one|body)|persons?|humans?|looks?|feels?|treated|just|menschen|jemand|gens|quelqu[’']un|personnes?|personas?|alguien|persone|mensen|iemand)$/iu;
/** Less than a duty has before it. */
const LEAST_BEFORE = 10;

/**
 * What is done, without that the others of the house do it too: "feeds the chipper like everyone else" is a duty, and says nothing of
 * anybody.
 */
export const withoutLikeUs = (said: string): string =>
  said.replaceAll(LIKE_US, (others, at: number) =>
    at < LEAST_BEFORE || OF_PEOPLE.test(said.slice(Math.max(0, at - 20), at)) ? others : '',
  );
