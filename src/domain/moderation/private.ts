import type { PrivateFact } from './types.ts';

interface PrivateRule {
  about: PrivateFact;
  pattern: RegExp;
  unless?: RegExp;
}

/** What people tell their agency and not their next employer. */
export const PRIVATE_RULES: readonly PrivateRule[] = [
  {
    about: 'notice',
    pattern:
      /\b(?:employer|boss|manager|company|firm|work|colleagues?|they)\b[^.;]*\b(?:does not|doesn't|do not|don't|must not|mustn't|should not|not yet|cannot|can't|is unaware|are unaware)\b[^.;]*\b(?:know|aware|told|hear|learn|find out|found out)\b|\b(?:have|has) not (?:yet )?(?:resigned|told|given notice|handed in)\b|\bhaven't (?:resigned|told|given notice)\b|\bwithout (?:my|his|her|their) (?:employer|boss|manager|company)\b[^.;]*|\b(?:plan(?:s|ning)?|about|intend(?:s|ing)?|want(?:s|ing)?) to (?:resign|quit|leave (?:my|his|her|their) (?:job|employer))\b|\bon (?:garden(?:ing)? leave|a (?:performance|pip)\b)|\bperformance improvement plan\b|\b(?:was|were|been|being|got) (?:fired|sacked|dismissed|made redundant|laid off)\b|\b(?:hasn't|haven't|hadn't|has not|have not|won't|will not|isn't|not) (?:yet )?(?:told|tell|telling|let|letting|informed?|inform(?:ing)?) (?:[\p{L}']+ ){0,3}?(?:firm|employer|boss|manager|company|work|office|team|colleagues?|partners|school|ward|crew|hr)\b|\b(?:employer|boss|manager|company|firm|work|office|team|colleagues?|hr|partners)\b[^.;]{0,30}\b(?:has|have|had|hasn't|haven't) (?:no|any|the faintest|a) (?:idea|clue|inkling)\b|\b(?:none the wiser|behind (?:his|her|their) (?:boss|employer|manager|firm|company)'?s? back|on the quiet|keeping it quiet)\b|\b(?:final |first |formal |verbal |written )+warnings?\b(?! (?:signs?|labels?|lights?|systems?))|\b(?:under|facing|in|through|mid|awaiting) (?:an? )?(?:disciplinary|grievance|conduct investigation|misconduct)\b|\b(?:before|until|till|once|when|after) (?:the |his |her |their )?bonus(?:es)? (?:lands?|is paid|pays|comes|hits|drops|vests)\b|\bunhappy (?:at|with|in) (?:my|his|her|their|the) (?:work|job|employer|boss|manager|current)\b/giu,
  },
  {
    about: 'health',
    pattern:
      /\b(?:recover(?:ing|s|ed)? from|awaiting|waiting for|undergoing|after|due for|having) (?:an? )?(?:\p{L}+ )?(?:surgery|operation|chemo\w*|treatment for|illness|breakdown|burn-?out|injur(?:y|ies))\b|\b(?:sick leave|stress leave|workers'? comp(?:ensation claim)?|medical leave|rehab(?:ilitation)? (?:for|until)|therapy (?:for|sessions)|diagnos(?:is|ed) (?:of|with))\b|\b(?:had|has had|having|needs?|awaits|with) (?:an? |the )?(?:[\p{L}-]+ )?(?:stents?|pacemaker|bypass|heart attack|stroke|transplant|hip replacement|knee replacement|mastectomy|hysterectomy|miscarriage|seizures?|biopsy)\b|\b(?:(?:is|was|am|are|were|been|be|goes|still|now|back|stays|put|['’](?:s|re|m)) on|(?:takes?|taking|took|needs?|needing|started|stopped|forgot|off|without|since|because of|due to)|his|her|their|my|daily|strong|heavy|psychiatric|^on) (?:\p{L}+ )?medication(?! (?:rounds?|reviews?|charts?|management|administration|errors?|safety|competenc\w+|assistance|trolleys?|audits?|records?|prompts?|orders?|stock|cupboards?|training|incidents?|polic(?:y|ies)|knowledge|and (?:safeguarding|care|infection|falls|audits?|governance|compliance))\b)|\bmedication for (?:his|her|their|my|an?|depression|anxiety|adhd|epilepsy|pain|blood pressure)\b|\b(?:sectioned|hospitali[sz]ed|in remission|oncologist|chemo|radiotherapy)\b/giu,
    unless:
      /\b(?:patients?|clients?|nurse|clinic|(?:annual|long service) leave|programs?|research|theatre|ward|claims (?:manager|handler|team)|(?:process|handl|manag|adjust|reconcil|administ|audit|litigat|defend)\p{L}* (?:the |all |\p{L}+ and )?workers'? comp\p{L}*|roster|cut|reduced|by (?:a|half|\d+)|rates?|polic(?:y|ies))\b/iu,
  },
  {
    about: 'pay',
    pattern:
      /\b(?:currently|current|present|now|presently) (?:earn(?:s|ing)?|salary|pay|package|base|on|paid)\b[^.;]{0,30}\d(?![\d.,]*(?:%|\/7| (?!(?:k|grand|an?|per|pa|p\.a|plus|base|basic|now|and|but|or|gross|net|at|in|with|today|currently|lpa|lakhs?|thousand|euros?|dollars|pounds|quid|aud|usd|gbp|super|package|before|after|all|if|when|where|here|there|for|until|ote|tops|which|so|as|to|on|fixed|ctc|a)\b)\p{L}))|\b(?:i|he|she|they) (?:earn|earns|am on|is on|are on|make|makes)\b[^.;]{0,20}\d(?![\d.,]*(?:%|\/7| (?!(?:k|grand|an?|per|pa|p\.a|plus|base|basic|now|and|but|or|gross|net|at|in|with|today|currently|lpa|lakhs?|thousand|euros?|dollars|pounds|quid|aud|usd|gbp|super|package|before|after|all|if|when|where|here|there|for|until|ote|tops|which|so|as|to|on|fixed|ctc|a)\b)\p{L}))|\bon (?:[$£€]|aud|usd|gbp|nzd|eur) ?\d[\d,.]*k?\b[^.;]*\b(?:now|currently|today)\b|\b(?:would|will|could|might) (?:take|accept|settle for|go as low as)\b(?! (?:on|over|up|part|in|care|charge|back|calls?|orders?)\b)[^.;]{0,20}(?:\d(?![\d.,]* (?!k\b|grand|lpa|lakhs?|a year|per annum|pa\b|if|when|for the|at a push|tops|base|plus|all in|flat|package|and|or|to|thousand)\p{L})|less)|\b(?:lowest|minimum|bottom line|walk[- ]away)\b[^.;]{0,25}[$£€]? ?\d{2}/giu,
  },
  {
    about: 'contact_details',
    pattern:
      /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+\.[\p{L}]{2,}|(?<![\p{L}\p{N}.,$£€])(?:\+\d{1,3}[ -]?|\(?0)\d(?:[ ()-]?\d){7,11}(?!\d)|\b(?:text|ring|phone|whatsapp|reach) me\b|(?<!\b(?:people|friends|they|colleagues|customers|clients|everyone|everybody|mates|who|managers|teams|sites|staff|guests) )\bcall me(?= (?:on|at|any\w*|before|after|back|if|tomorrow|today|tonight|direct\w*|please|when|to|in|up|first|evenings|mornings|now|\(?[+\d])|\W*$|[.,;!])/giu,
  },
  {
    about: 'confidence',
    pattern:
      /\bspent (?:convictions?|cautions?|sentences?)\b|\b(?:cautions?|convictions?|criminal records?|sentences?)\b[^.;]{0,40}\b(?:is|are|was|now|long) spent\b|\b(?:has|had|got|with) an? (?:old |police |criminal |minor |spent )?(?:caution|criminal record|conviction)\b(?! to)/giu,
    unless:
      /\b(?:clients?|offenders?|prisoners?|defend\w+|represent\w+|rehabilitat\w+|polic(?:y|ies)|cases?|abundance|stays? out|left out|leave out|never (?:ask|pass|record)\w*|not (?:to be )?(?:ask|pass|shar|record)\w*)\b/iu,
  },
  {
    about: 'confidence',
    pattern:
      /\b(?:confidential(?:ly)?|in confidence|off the record|between (?:us|you and me)|for your eyes only|please (?:don't|do not) (?:share|tell|mention|pass)|(?:don't|do not) (?:share|tell|mention|pass (?:this )?on)|private(?:ly)? (?:note|reasons?|matter)|not for (?:the )?clients?)\b/giu,
    unless:
      /\b(?:handl\w+|manag\w+|maintain\w*|treat\w*|confidential (?:information|data|records|matters|reports|settlements?|waste))\b/iu,
  },
  {
    about: 'confidence',
    pattern:
      /\b(?:the|his|her|their) (?:separation|divorce|custody (?:case|battle|fight|hearing)|marriage break-?down|break-?up)\b|\b(?:children|kids|boys|girls|son|daughter)\b[^.;]{0,20}\b(?:will be|are|is|stay|live|lives) with (?:him|her|them)\b|\b(?:ep|s[- ]pass|visa|work permit|green card)\b[^.;]{0,40}\b(?:lapses?|expires?|runs out|rejected|refused|denied)\b|\b(?:grievance|complaint|tribunal claim|allegation) (?:against|about) (?:him|her|them)\b|\b(?:reach(?:ed|able)?|found|caught|call(?:ed)?|visit(?:ed)?|home|house|flat)\b[^.;]{0,30}?\b\d{1,4}[a-z]? (?:\p{L}+ ){1,3}(?:street|road|avenue|drive|lane|court|crescent|place|terrace|grove|close|gardens|parade|way|row|mews|park|hill|green)\b|\bmaiden name\b|(?<![-\d])\d{3}-\d{2}-\d{4}(?![-\d])|\b(?:nric|ssn|tfn|ppsn?|national insurance|social security) (?:number |no\.? |ends |is )*[\da-z]*\d/giu,
    unless:
      /\b(?:law|lawyers?|clients?|cases|duties|mediat\w*|counsel\w*|court|powers|applications?|applicants|solicitor|handl\w*|process\w*)\b/iu,
  },
  {
    // Papers that tell who somebody is, and their numbers.
    about: 'confidence',
    pattern:
      /\b(?:attach\w*|enclos\w+|cop(?:y|ies) of|photos? of|scans? of|picture of|here (?:is|are)|see)\b[^.;]{0,40}\b(?:passports?|birth certificate|driv(?:er['’]?s?|ing) licen[cs]e|licen[cs]e photo|payslips?|bank (?:details|statements?)|tax (?:file number|returns?)|sin|ssn|nric|fin card|aadhaar|pan card|medicare card|green card|visa grant|ird number|cpf|super(?:annuation)? (?:details|number))\b|\b(?:his|her|their|['’]s) (?:sin (?:number|card)|nric|ssn|tfn|aadhaar|ird number|medicare number|passport number|bank details|payslips?|medical (?:report|certificate|records?))\b/giu,
    unless:
      /\b(?:clients?|customers?|patients?|passengers?|check\w*|verif\w*|process\w*|prepar\w*|handl\w*|collect\w*)\b/iu,
  },
  {
    // Debts, courts, permits, benefits, losses, addiction: of the person, not of the people whom the work is for.
    about: 'confidence',
    pattern:
      /\b(?:(?:is|are|was|were|['’](?:s|re)|went|been|be|declared|made|undischarged|personally) (?:an? |now |still )?(?:bankrupt|insolvent)|(?:his|her|their) (?:bankruptcy|insolvency)|(?:in|has|have|with|deep in|heavy|big|paying off (?:a )?) ?(?:gambling |personal |card )?debts?|behind (?:on|with) (?:the |his |her |their )?(?:rent|mortgage|payments)|garnish(?:ments?|eed?)|(?:wages?|pay|salary|pay ?che(?:ck|que)s?) (?:\p{L}+ ){0,2}garnished|repossess\w*|evict(?:ed|ion)|on bail|on remand|on parole|on probation|court (?:date|case|appearance|order)|due in court|charged with|restraining order|intervention order|did time|behind bars|ankle tag|asylum (?:claim|hearing|appeal)|refugee (?:claim|hearing|status)|deport\w*|removal order|sent back to|bridging visa|overstay\w*|food ?bank|homeless\w*|women['’]?s refuge|sleeping (?:rough|on (?:a |his |her |their )?(?:friend|sofa|couch)\w*)|universal credit|on (?:the dole|jobseeker|benefits?|welfare)|(?:lost|buried|grieving|mourning) (?:a |his |her |their )(?:husband|wife|partner|father|mother|dad|mum|mom|son|daughter|brother|sister|baby|child)|bereave\w*|miscarr\w*|ivf|fertility (?:treatment|clinic|appointments?)|in (?:drug |alcohol )?(?:recovery|rehab)(?! plan)|(?:aa|na|gamblers anonymous) meetings?|sober (?:for|since)|off the (?:drink|drugs|booze)|abusive (?:ex|husband|wife|partner|relationship)|violent ex|custody (?:of|battle|fight|hearing|dispute|case)|child support|messy (?:break-?up|divorce|split)|nasty (?:break-?up|divorce|split)|marriage counsell\w+)\b/giu,
    unless:
      /\b(?:clients?|customers?|patients?|residents?|people|families|tenants?|households|victims|survivors|youth|students?|law|lawyers?|legal|cases|claims|trustee|practitioner|advis\w+|advice|counsel\w*|support\w*|charit\w+|shelters?|services?|programs?|programmes?|campaigns?|polic(?:y|ies)|research\w*|prosecut\w+|defen[cd]\w+|represent\w+|interpret\w*|draft\w*|wrote|written|ran|run|runs|led|managed|built|raised|report\w*|restructur\w*|portfolio|collections?|system\w*|software|drills?|technical|pricing|security)\b/iu,
  },
];

/** What each is called where a person reads of it. */
export const PRIVATE_REASONS: Record<PrivateFact, string> = {
  health: 'tells of health',
  pay: 'tells what the person earns or would take',
  notice: 'tells what their employer may not know',
  contact_details: 'holds contact details',
  confidence: 'was told in confidence',
  identity: 'may tell who it is',
};
