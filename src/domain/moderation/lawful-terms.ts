/** Trades, tools, parts in a play and turns of phrase that are named by words which otherwise pick people. */
export const LAWFUL_TERMS: readonly RegExp[] = [
  /\b(?:serves?|serving|houses?|housing|holds|looks after) (?:about |around |some |over |nearly |up to )?[\d,]{2,} (?:adult |young )?(?:wom[ae]n|m[ae]n|boys|girls|children|prisoners)\b(?! (?:and|or) (?:wom[ae]n|m[ae]n|girls|boys))(?: (?:of|from) [\p{L} ]+)?/giu,
  /\b(?:climb\p{L}*|utility|power|telegraph|telephone|light|lamp|tent|ski|scaffold|wooden|timber|steel|concrete|fishing|flag|set|setting|replac\p{L}*|inspect\p{L}*|erect\p{L}*)(?: (?:the|of|and|wood|steel|new|old))* poles\b|\bpoles(?:,| and) (?:wires?|lines?|conduits?|towers?|pits?|cross-?arms?|cables?)\b/giu,
  /\bpregnant with (?!(?:twins|triplets|child|an?|her|his|their|our|another|baby|second|first)\b)[\p{L}-]+(?: [\p{L}-]+)?|\bpregnant pauses?\b/giu,
  /\bplaying[- ]age(?: range)?(?: of)?:? ?\d{1,2}(?: ?(?:-|to) ?\d{1,2})?|\b(?:reasons?|grounds?) for the age range\b|\bany (?:gender|background|ethnicity)\b/giu,
  /(?<=\b(?:masks?|respirators?|rpe|breathing apparatus|scba|ba set|seal|papr|fit[- ]?test\p{L}*)\b[^.;]*)\bclean[- ]shaven\b|\bclean[- ]shaven\b(?=[^.;]*\b(?:masks?|respirators?|rpe|breathing apparatus|scba|ba set|seal|papr|fit[- ]?test\p{L}*)\b)/giu,
  /\bif you (?:keep|have|wear|need) [^.;]{0,30} for (?:faith|religious|medical|cultural|health)(?: (?:or|and) (?:faith|religious|medical|cultural|health))? reasons\b/giu,
  /["'](?:grand(?:ad|dad|pa|ma|mother|father)|mum|mom|dad|mother|father|nurse|kid|boy|girl|bride|groom|wife|husband|old man|old woman|son|daughter|sister|brother)["'](?=,? [^.;]*\b(?:playing|role|part|any gender|character|on screen|scene)\b|·|,? *·)/giu,
  /\b(?:a |an )?u\.?s\.? persons?(?= (?:as (?:defined|that)|under|within|for the purposes))/giu,
  /\b(?:we'd|we would|would) (?:love|like|be glad|welcome) (?:to (?:see|have|hear from|read) )?more (?:wom[ae]n|m[ae]n|people) (?:in (?:the )?[\p{L}-]+|apply(?:ing)?|to apply)(?=[^.;]*(?:,? (?:so|and)\b|$))(?![^.;]*\b(?:only|prefer\p{L}*|need not)\b)/giu,
  /\bmature (?:\p{L}+ )?(?:codebase|program|programme|stack|platform|framework|estate|garden|app|system|cheese|wine|stock|catalogue|pipeline|portfolio|processes)\b/giu,
  /\b(?:older|elderly|very old|very small|very young|young) (?:people|persons?)'?s? (?:with|of) (?:a |an |lots|plenty|many|a lot)(?: of)? questions\b/giu,
  /\b(?:fe)?male[- ](?:to|on)[- ](?:fe)?male\b/giu,
  /\bindigenous (?:procurement|business(?:es)?|suppliers?|enterprises?|engagement|affairs|participation|partnerships?|land|rangers?|health|data|tourism|languages?|art|relations|outcomes)\b/giu,
  /\b(?:tell us|say|let us know) (?:which|what) (?:days?|dates?|times?|breaks?) [^.;]{0,40}\b(?:faith|family|religion|prayers?)\b/giu,
];
