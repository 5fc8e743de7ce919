import type { Rule } from './types.ts';

// That nobody with a disability or an illness is wanted, as a line of its own: "Nessuna invalidità, neppure lieve".

const NONE: readonly string[] = [
  "(?:nessun[ao']? ?|niente |senza (?:alcun[ao]? )?)(?:invalidità|disabilità|handicap|patologi[ae]|malatti[ae] cronic[ah]e?)(?:,? (?:neppure|nemmeno|neanche|anche) (?:se )?(?:lieve|lievi|minima|parziale|leggera))?",
  'aucun(?:e)? (?:handicap|invalidité|maladie chronique|reconnaissance (?:de )?travailleur handicapé)(?:,? (?:même|pas même|ni même) (?:léger|légère|minime|partiel|partielle))?',
  'kein(?:e|erlei)? (?:(?:schwer)?behinderung(?:en)?|handicaps?|chronischen? (?:krankheit(?:en)?|erkrankung(?:en)?)|gdb)(?:,? (?:auch|nicht einmal|selbst) (?:keine )?(?:leichte|geringe|kleine)[rsn]?)?',
  '(?:ninguna|sin(?: ninguna)?|nada de) (?:discapacidad(?:es)?|minusvalía|enfermedad(?:es)? crónicas?)(?:,? (?:ni siquiera|ni|aunque sea) (?:leves?|mínimas?|parcial(?:es)?))?',
  'geen (?:beperking(?:en)?|handicaps?|arbeidsbeperking|chronische (?:ziekten?|aandoening(?:en)?))(?:,? (?:ook|zelfs) (?:geen|niet) (?:lichte|kleine|geringe))?',
  '(?:nenhuma|sem(?: qualquer| nenhuma)?) (?:deficiências?|incapacidades?|doenças? crónicas?|doenças? crônicas?)(?:,? (?:nem|mesmo|nem sequer|ainda que) (?:que )?(?:ligeiras?|leves?|mínimas?))?',
  '(?:inget|inga|ingen) (?:funktionshinder|funktionsnedsättning(?:ar)?|handikapp|kroniska? sjukdom(?:ar)?)(?:,? (?:inte ens|ej heller) (?:ett |en )?(?:lindriga?t?|lätta?|små))?',
  '(?:intet|ingen|ikke noe|ikke noget) (?:handicap|handikap|funksjonshemming|funktionsnedsættelse|kronisk sygdom|kronisk sykdom)(?:,? (?:heller ikke|ikke engang|ikke en gang) (?:et |en )?(?:lette?|mindre|lite))?',
  '(?:bez|żadn(?:ej|a|ych)) (?:niepełnosprawności|orzeczenia o niepełnosprawności|chorób przewlekłych)(?:,? (?:nawet|choćby) (?:lekkiej|niewielkiej|lekkich))?',
  '(?:bez|žádné) (?:zdravotního postižení|postižení|invalidity|chronických nemocí)(?:,? (?:ani|byť) (?:lehkého|lehké|mírného))?',
  'ei (?:vammaa|vammoja|vajaakuntoisuutta|pitkäaikaissairauksia)(?:,? (?:ei edes|edes) (?:lievää|lieviä))?',
];

/** "Aucun handicap, même léger (comptable)": nothing of it is asked or offered, so whoever has one is kept out. */
export const UNIMPAIRED_ABROAD: readonly Rule[] = [
  {
    about: 'disability_or_health',
    verdict: 'held',
    subject: 'role',
    pattern: new RegExp(`(?<=^\\W*|[:;–] )(?:${NONE.join('|')})(?=\\W*$| ?[(–])`, 'giu'),
  },
];
