const RELATIVE =
  '(?:wife|husband|partner|dad|father|mother|mum|mom|son|daughter|brother|sister|grandfather|grandmother|uncle|aunt)';
const FOUNDED =
  '(?:does|do|did|built|founded|set up|started|opened|bought|runs?|ran|keeps?|kept|signs?|signed|designed)';
const OFFERED_TO =
  '(?:an?|the|extra|more|longer|their|time|written|help|support|questions|\\d+|by|from|for|under|in)';
const IS_THING =
  '(?:lathe|press|machines?|line|plant|mill|house|hall|oven|recipe|tradition|codebase|system|bridge|ship|boat|club|pub|hotel|barn|vineyard|theatre|church|organ|tree|garden|engine|crane|boiler|fleet)';

/** What a house says of itself, of what it offers and of what it does not ask: none of it says who is taken. */
export const LAWFUL_HOUSE: readonly RegExp[] = [
  // What is changed for somebody who needs it.
  /\bif you (?:have|use|need|wear|keep|observe|live with|fast)\b[^.;,]*,? (?:please )?(?:tell us what (?:helps|you need)|we (?:will|can|'ll) (?:set|swap|change|adjust|arrange|find|make|provide|plan|fit|help|adapt)\b)[^.;]*/giu,
  /\b(?:tell us what (?:helps|you need)|we (?:will|can|'ll) (?:set|swap|change|adjust|arrange|find|make|provide|plan|fit|help|adapt)\b)[^.;]* if you (?:have|use|need|wear|keep|observe|live with|fast)\b[^.;]*/giu,
  // What colleagues do here, and what people are given.
  /\b(?:kids|children|sons and daughters|families) of (?:our|all) (?:people|staff|employees|colleagues|team)\b/giu,
  /(?:\b[\p{L}-]+,? (?:and |or )?){1,4}\b(?:colleagues|workmates|team ?mates) (?:wrote|write|meet|lead|led|run|ran|work|read|set|built|are (?:protected|covered|supported|paid)|have (?:an?|their)|get|found|sit on)\b/giu,
  new RegExp(
    `\\b(?:\\p{L}+ )?(?:candidates|applicants|people|staff|employees)(?: with (?:\\p{L}+ )?\\p{L}+)? (?:(?:get|receive) ${OFFERED_TO}|are (?:given|offered|sent|covered|entitled|paid)|may (?:ask|have|take|bring|use))\\b[^.;]*`,
    'giu',
  ),
  /\b(?:young |new )?(?:mothers and fathers|mums and dads|parents|carers)(?: of (?:small|young) children)? (?:can|may) (?:start|reduce|work|leave|finish|swap|choose|take)\b/giu,
  // Facilities and benefits.
  /\b(?:rooms?|corners?|spaces?|time) for (?:\p{L}+ )?(?:prayers?|praying|nursing mothers)\b|\bprayer rooms?\b/giu,
  /\b(?:child ?care|nursery|kindergarten|crèche)\b[^.;]*\b(?:on us|is paid|are paid|up to|vouchers?|allowances?|subsid\w+|places?)\b[^.;]*/giu,
  /\bwe (?:pay|offer|provide|arrange|give|grant|cover|plan|keep|change)\b[^.;]*\b(?:during|around|with) (?:[\p{L}-]+ )?(?:parental leave|ramadan|lent|fasting|sabbath|those who fast|religious \p{L}+)\b|\b(?:during|around) (?:ramadan|lent|the sabbath) we (?:arrange|plan|change|adjust|keep)\b[^.;]*/giu,
  // What is not asked for.
  /\b(?:(?:nobody|no one|no candidate|no applicant) (?:is|will be|was) asked (?:for|about)|you (?:are|will) (?:not|never) (?:be )?asked (?:for|about)|we (?:do not|don't|never) ask (?:for|about|after|whether))\b(?!.*\b(?:but|unless|except)\b)[^.;]*/giu,
  // Numbers of people and of years, which are no ages, and things of an age.
  /\b(?:over|under|more than|about|some|almost) (?:\p{L}+|\d+) of (?:our|the|these|them|us)\b/giu,
  new RegExp(`\\b(?:\\d+|\\p{L}+(?:-\\p{L}+)?)[- ]years?[- ]old (?:\\p{L}+ )?${IS_THING}\\b`, 'giu'),
  /\b(?:fresh|straight|just|new) (?:out of|from) [^.;,]* or (?:\p{L}+|\d+) years? (?:in|on|into|later)\b/giu,
  // Law and protection at work.
  /\b(?:laws?|rules|acts?|insurance|cover|premiums?|schemes?|duties) (?:on|for|of|under) workers'? comp\w*|\bworkers'? comp\w* (?:insurance|laws?|schemes?|cover|premiums?|advis\w+|case ?manag\w+)\b/giu,
  /\b(?:worn|fits?|goes|go)\b[^.;]*\bover (?:hearing aids?|turbans?|hijabs?|head ?scar(?:f|ves))\b/giu,
  // Those who run the house, and whoever did the work before.
  new RegExp(
    `\\b(?:my|his|her|their|the founder's|the owner's) ${RELATIVE} ${FOUNDED}\\b|^\\W*(?:dad|mum|mom|grandad|grandpa|grandma) ${FOUNDED}\\b`,
    'giu',
  ),
  /\bthe (?:man|woman|lady|bloke|chap|gentleman) who (?:did|has done|held|ran|built|founded|had|set up|wrote|taught) (?:this|it|that|the)\b[^.;]*\b(?:retires?|leaves?|left|moves?|moved|teach\w*|hand\w*|stays?)\b[^.;]*/giu,
  /\b(?:guys|gals|men|women|boys|girls|ladies)(?:,? (?:and |or )?(?:guys|gals|men|women|boys|girls|ladies))*,? (?:and|or) (?:everyone|everybody|all others|all genders|anyone)\b/giu,
  // Cooking of a place.
  /\b(?:menu|kitchen|cooking|food|cuisine|card|dishes) (?:is|are) (?:(?:modern|classic|regional|mostly|all|traditional) )?\p{L}+(?:,|$| with| and| so)/giu,
  // How applications are read, and who pays for moving.
  /\bnames? (?:and \p{L}+ )?(?:is|are) (?:left out|hidden|removed|masked|covered|made out only)\b[^.;]*/giu,
  /\b(?:local )?or (?:willing|happy|ready) to (?:move|relocate)\b|\blocal(?= or (?:willing|happy|ready) to (?:move|relocate))/giu,
];
