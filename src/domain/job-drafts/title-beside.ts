/** What stands beside and behind a title on its line, and is no part of it. */

/** "(closing Friday 9 May)", "- apply by 3/4": until when, which is no part of a title. */
export const DEADLINE =
  /\s*(?:\(|[–-]\s)(?:closing|closes|apply by|applications? (?:by|close\p{L}*)|deadline|bewerbung bis|candidatures? avant)[^)]*\)?\s*$/iu;

/** "…, remote anywhere in Ireland", "… x1, JLT office": how and where it is done, behind a comma. */
export const TERMS_BEHIND =
  /,\s+(?:(?:fully |100 ?% |mostly )?remote|hybrid|on-?site|wfh|home[- ]based|work(?:ing)? from home|office[- ]based|field[- ]based|(?:[\p{Lu}][\p{L}'’-]+ ){1,3}(?:office|branch|depot|site|clinic|shop|store)|permanent|perm|full[- ]time|part[- ]time|contract|fixed[- ]term|temp)(?!\p{L}).*$/iu;

/** "Gas engineer pal", "Chef lah": whom somebody speaks to. */
export const CALLED_TO =
  /(?<=\p{L}{3})[\s,]+(?:pal|mate|bud|buddy|love|darl(?:ing)?|hun|boss|bro|bruv|lah|leh|ya|yeah|eh|hey|innit|man|guys|folks|lads|ta|cheers|lol|haha|thanks|thx|x{1,3}|nodig|asap|urgent|ji|sir|madam|yaar|bru|hen|duck)[.!]*$/iu;

/** "Boucher en CDI", "Koch in Vollzeit", "Dependiente a jornada completa": how somebody is engaged. */
export const OF_CONTRACT =
  /\s+(?:en|in|à|a|op|con|per|als|på|de)\s+(?:CDI|CDD|CDII|alternance|intérim|apprentissage|temps (?:plein|partiel|complet)|(?:unbefristeter )?(?:Vollzeit|Teilzeit|Festanstellung|Ausbildung)|vast(?:e)? (?:dienst|contract)|voltijd|deeltijd|uitzendbasis|jornada (?:completa|parcial)|media jornada|tempo (?:pieno|parziale|indeterminato|determinato|integral)|heltid|deltid|fuldtid)(?!\p{L}).*$/iu;

/** "Segretaria di studio a Bologna", "Koch in Graz", "Vendedora en Vigo". */
export const IN_TOWN_ABROAD =
  /\s+(?:a|à|en|em|te|in|zu|bij|sur|près de|cerca de|vicino a)\s+(\p{Lu}[\p{L}’'-]+(?:[ -]\p{Lu}?[\p{L}’'-]+){0,2})(?:\s+\(\p{Lu}{2}\))?$/u;

/** "Project Engineer Pōkeno". */
export const TOWN_BEHIND =
  /(?<=\p{L}{4}(?<!\b(?:and|with))) ((?:El|La|Le|Los|Las|San|Santa|St\.?|Saint|New|Fort|Port|Mount|Lake|Grand|Great|North|South|East|West|Upper|Lower|Bad|Den|De) \p{Lu}[\p{L}'’-]{2,}|\p{Lu}[\p{L}'’-]{3,})$/u;

/** What stands behind a dash and is no field of work. */
export const NO_FIELD =
  /^(?:urgent|new|asap|confidential|immediate|start|contract|perm(?:anent)?|temp(?:orary)?|interim|hybrid|remote|on-?site|full|part|salary|days|nights|relocation|visa|hiring|vacancy|job|role|position)(?!\p{L})/iu;

/** "Officer for the quarry outside Rustenburg", "Manutentore per lo stabilimento", "Projectleider voor onze vestiging": where the role is. */
export const BEHIND_ROLE =
  /^(.{4,}?)\s+(?:for|at|in|on|to join|with|voor|bij|in|für|bei|am|im|pour|dans|chez|para|en|per|presso|pra|na|no|nella?|nello|allo?)\s+(?:the|our|my|an?|one of|onze|ons|het|de|een|unser\p{L}*|die|das|den|der|dem|eine[nrm]?|notre|nos|les?|la|l[’']|une?|nuestr\p{L}*|el|los|las|una|lo|gli|il|nostr\p{L}*|os?|as?|noss\p{L}*|filial|loja|unidade|stabilimento|sede|tienda|oficina|local|centre|site|agence|magasin|vestiging|filiaal|kantoor|us|uns|ons|nous|nosotros|noi|nós)(?:\s.*)?$/iu;

/** "Therapeutic Radiographer, private centre", "Finish Carpenter, Bozeman MT": what kind of house it is, and the town with its state. */
export const HOUSE_OR_STATE_BEHIND =
  /,\s+(?:(?:(?:small|busy|large|private|independent|family|local|modern|friendly|new|boutique|rural|city|growing|lovely)[\s-](?:[\p{Ll}-]+[\s-]){0,2}(?:cent(?:re|er)|clinic|practice|surgery|firm|hospital|school|pub|hotel|restaurant|shop|salon|garage|site|office|team|company|business|home))|(?:\p{Lu}[\p{L}.'’-]+ ){1,3}(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|ON|QC|BC|AB|MB|SK|NS|NB|PE|NSW|VIC|QLD|TAS|ACT))$/u;

/** "Eine Physiotherapeutin oder einen Physiotherapeuten": both forms of one trade. */
export const BOTH_FORMS =
  /^(?:eine |die )?(\p{Lu}\p{L}{3,})in (?:oder|bzw\.?|und|\/) (?:einen? |der |den )?\1(?:en|n)?(?=[ ,]|$)/u;
export const BOTH_FORMS_BACK =
  /^(?:einen? |der |den )?(\p{Lu}\p{L}{3,}?)(?:en|n)? (?:oder|bzw\.?|und|\/) (?:eine |die )?\1in(?=[ ,]|$)/u;
/** An article before a role. */
export const ARTICLE =
  /^(?:an?|the|eine[nr]?|ein|une?|un[ao]?|een|ett|uma?|der|die|das|le|la|el|il|lo)\s+(?=\p{L}{3})(?!(?:carte|suite|grade)(?!\p{L}))/iu;
/** "Recepcionista de clínica para": a word that leads on to something that is no more there. */
export const LEADS_ON =
  /(?<=\p{L}{3})(?:\s+(?:for|in|at|to|with|of|from|by|on|and|or|as|für|in|im|bei|mit|zur?|zum|am|und|oder|als|pour|dans|à|au|chez|de|du|des|et|ou|para|en|con|del?|y|o|por|per|nel\p{L}*|al\p{L}{0,3}|con|da|di|e|voor|met|bij|te|van|op|för|till|på|hos|och|til|og|em|no|na|com|w|do|dla|i))+$/iu;

/** "Grader operator, based", "Bus mechanic above", "Dachdecker, Raum": a word that leads on to a place which is no more there. */
export const LEADS_TO_PLACE =
  /(?<=\p{L}{3})(?:[\s,]+(?:based|located|stationed|working|above|below|beyond|over|down|out|back|départ|secteur|raum|nähe|großraum|standort|zona|regio|omgeving|standplaats|till|til))+$/iu;
/** ", para Logroño y obras de la zona, …", ", working out of Mackay": where it is, behind a comma, and whatever follows. */
export const PLACE_BEHIND_COMMA =
  /,\s+(?:(?:para|pour|für|for|in|en|à|bij|voor|te|per|zu|till|based|based in|départ|secteur|zona|raum|regio|covering|serving|(?:working )?out of)\s+)(?!\p{Ll}).*$/u;
/** "Night porter!!", "Chef de partie!! 48 hrs": what stands behind such a mark is said beside the title. */
export const CALLED_OUT = /(?<=\p{L}{3})\s?(?:!+(?=\s|$).*|\?+)$/u;
/** "Telesales Executive for Noida Sec 62 office": a house by its town and street. */
export const FOR_HOUSE_IN =
  /\s+(?:for|at)\s+\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}[\p{L}'’.-]*|\d+)){0,3} (?:office|branch|site|store|shop|showroom|plant|clinic|campus|project|factory|warehouse)$/u;
