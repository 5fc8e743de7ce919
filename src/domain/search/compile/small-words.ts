const SMALL = new Set(
  `a an the i me my we us our you your he she they them it its this that these those who whom whose which what where when how
  is are was were be been being am do does did done has have had having can could would will shall should may might must
  and or but nor so if then than as of in on at to for from by with without missing lacking lacks anymore within into onto over under about around near between among
  out up down off not no non only just also too very really quite more most less least some any all every each both either neither other another
  shortlist shortlists longlist longlists handful pipeline selection again think thinks guess reckon thing things gig gigs fine number numbers find show send sent see give get list search look looking want wanted wants need needed needs seek seeking get hire hiring please thanks help bring
  candidate candidates people person persons talent someone anyone anybody everybody everyone somebody applicant applicants profile profiles
  cv cvs resume resumes bank database job jobs role roles position positions vacancy opening client work working worked works worker workers
  experience experienced experiences exp background skill skills skilled skillset knowledge knowledgeable know knows knowing familiar familiarity expertise expert experts proficient proficiency
  good great strong excellent solid proven extensive deep hands-on hands best top ideal suitable qualified relevant similar available availability based located living lives live
  level years year yrs currently current recently recent previously previous past former formerly now today new ideally preferably plus bonus nice prefer prefers preferred required requires require essential
  minimum maximum min max least etc eg ie including include includes like such use uses using used based-in location area region city town country who're who've i'm i'd we're we'd let's there here
  candidate's people's client's clients' firm's pls plz understanding exposure ability able capable specialising specializing specialised specialized focused focus industry sector field domain space environment environments company companies firm firms business businesses employer employers
  start starting join immediately soon asap per annum salary pay package rate expectation expectations ability one ones lot lots many much few several couple kind type types sort sorts well
  mind open willing happy prepared hold held holding holds holder holders carry carrying possess possesses possessing degree certified certificate certificates certification certifications licence licensed licenced license ticket tickets registered registration
  member members team teams leading lead leads manage managing manages must-have must-haves have-to native speaker speakers speaking speaks speak fluent language languages tagged tag level-headed mid day days week weeks month months time
  ok okay moved stayed left cover covering leave w ex called named returning types wpm cbd fit across types happy type-wise asap other's own per
  last hires excluding exclude excludes except avoid avoiding apart never nobody nor instead rather anything paid paying earning earn earns salaries offering possibly perhaps maybe definitely absolutely way books something doing else ever right somebody's anyone's folks guys please thanks cheers sat seat same already got gets keen after up down round across all-round calibre type someone's where we're whose hello hi hey quick urgent urgently ideally looking to's put forward crowd folk bunch lads anywhere away sooner pref lovely yes yep begin begins outside minus presently nowadays twice thrice suit suitable suited employed their his her can't don't doesn't isn't aren't won't whatever whichever whoever wherever wanting interested enough side barring possible handy dream bumped bumps brownie points marks sweetener differentiator worth gets put pile whether zero yet still already amazing awesome hurt help helps serait strongly highly excepted obvs before fixe whenever regardless none behind inside consider considering desirable desired advantage advantageous beneficial preferable optional mandatory compulsory priority precedence come comes came`.split(
    /\s+/,
  ),
);

/** Whether a word is a function word that carries no search meaning. */
export function isSmall(word: string): boolean {
  return SMALL.has(word.toLowerCase()) || /n't$/i.test(word);
}

let withoutVowels: ReadonlyMap<string, string> | undefined;

/** The function word that one without its vowels stands for ("strt", "lkng"); undefined where it is none. */
export function smallInFull(word: string): string | undefined {
  withoutVowels ??= new Map(
    [...SMALL].flatMap((full) => {
      const short = full.replace(/[aeiou]/g, '');
      return full.length >= SHORTEST_IN_FULL && short.length >= SHORTEST_SHORT && short[0] === full[0]
        ? [[short, full] as const]
        : [];
    }),
  );
  return SMALL.has(word) ? undefined : withoutVowels.get(word);
}
const SHORTEST_IN_FULL = 5;
const SHORTEST_SHORT = 4;
