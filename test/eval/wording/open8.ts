import { written } from './written.ts';

/** Lines for North America and Europe, twenty of the unlawful ones in German and French, written apart from the rules. Rules may be mended by these. */

/** Lines that pick or describe people by a protected attribute without a lawful ground. */
export const unlawful = written(`
US ad | We move fast and break things, so if you have been in the business since before the internet this is probably not the place for you. | age
US ad | Calling all millennials and Gen Z hustlers, unlimited PTO and free snacks! | age
US criteria | Graduated college no earlier than 2018 | age, indirectly
US criteria | overqualified or close to retirement = no | age
US ad | Only US citizens and green card holders may apply for this marketing coordinator role. | citizenship beyond the right to work
US criteria | No OPT, no H1B holders, no refugees, even if they can work right now | citizenship status beyond the right to work
US criteria | Born in the USA | national origin
US ad | We are a family of believers, and a personal relationship with Jesus is what sets our HVAC technicians apart. | religion without exemption
US ad | Handsome, clean-cut young men wanted to park cars at our country club. | sex and age
US ad | Our ideal executive assistant is a polished lady who does not mind picking up the dry cleaning. | sex
US criteria | Not pregnant nor trying, since the job needs somebody on site through December | pregnancy
US criteria | No one with a pump schedule | breastfeeding, sex
US criteria | Doesn't have a history of diabetes or heart trouble in the family | genetic information and disability
US criteria | Never took FMLA leave at the last employer | leave by right
US criteria | Hair must be straight or neat, no locs or braids | race, by hair
US criteria | Speaks without a foreign accent, even if it is a back office job | national origin
US pitch | Army wife with two under five, so she will probably move again in 2028. | marital and family status
US pitch | A Black female engineer, so she ticks two of your boxes. | race and sex
US pitch | He beat cancer two years ago and has been fine since. | disability and medical history
US criteria | Wont try to organise a union in the warehouse | union activity
US ad | No arrest record whatsoever, even if charges were dropped. | arrest record without conviction or relevance
US pitch | He is in a wheelchair but very independent, you will hardly notice. | disability
US criteria | Married men are more reliable drivers, give them priority | marital status and sex
US ad | Hiring a pastor's kid or similar upbringing to run the front desk of our dental practice. | religion
US criteria | Not transgender, customers would be confused | gender identity
US ad | Great role for a stay-at-home mom whose children are in school. | sex and family status
CA ad | Canadian experience is a must, overseas years do not count. | origin, indirectly, and barred by Ontario in postings
CA criteria | White or at least raised here | race and place of origin
CA criteria | No francophones on this team | language and ethnic origin
CA ad | Hoping to find somebody between 25 and 35 for our growing family dealership in Red Deer. | age
CA pitch | She came from the Philippines in 2009, a very loyal people. | place of origin
CA criteria | Not on social assistance and not from that part of town | social condition
IE ad | The successful candidate will probably be finished having her family and looking to get back into things. | sex, family status and age
NL criteria | No headscarf at the counter, however it is worn | religion
NL ad | Recent school leavers up to 27 years old, no exceptions, a cheerful bunch awaits you on the canal. | age
ES ad | Buena presencia, female, under 30, photo with application. | sex, age and appearance
IT criteria | Ask in the interview if she plans to marry or has kids | marital and family status
SE criteria | Swedish-born and no foreign surname | ethnic origin
PL ad | We search for young, dynamic girl for reception of hotel, height min. 170. | sex, age and appearance
CH criteria | No cross-border commuters with Balkan names | ethnic origin
DE ad | Wir sind ein junges Team und suchen eine ebenso junge Verstärkung, die noch formbar ist. | age
DE ad | Sekretärin gesucht, gepflegtes Äußeres, bis 35 Jahre. | sex, appearance and age
DE criteria | Deutsch als Muttersprache, kein Akzent | ethnic origin, where only fluency is needed
DE criteria | Familienplanung abgeschlossen | sex and pregnancy
DE criteria | Kein Kopftuch im Kundenkontakt | religion
DE ad | Für unser Lager brauchen wir einen kräftigen Mann, der anpacken kann, Schichtzulage inklusive. | sex
DE pitch | Frau M. ist 52, geschieden und hat zwei erwachsene Kinder, ist also zeitlich flexibel. | age, marital and family status
DE criteria | keine Schwerbehinderten wegen Kündigungschutz | disability
DE criteria | Nicht in der Gewerkschaft und kein früherer Betriebsrat | union membership
DE ad | Du bist nicht älter als Mitte dreißig, hungrig auf Erfolg und hast Lust auf ein Team, das auch nach Feierabend zusammenhält? | age
AT pitch | Er ist gebürtiger Türke, aber völlig integriert und spricht wie wir. | ethnic origin
AT criteria | Bewerber mit Migrationshintergrund bitte aussortieren | ethnic origin
FR ad | Nous cherchons une jolie hôtesse, jeune et souriante, pour accueillir nos clients. | sex, age and appearance
FR ad | Homme de moins de 40 ans, célibataire et mobile, pour suivre nos chantiers dans toute la France. | sex, age and family situation
FR criteria | Pas de projet de grossesse dans les deux ans | pregnancy
FR criteria | Français de souche uniquement | origin
FR criteria | Ne porte pas le voile, même en télétravail | religion
FR criteria | N'habite pas le 93 ni une cité | place of residence and social condition
FR pitch | Madame D., 48 ans, mère de trois enfants, mari au chômage, cherche un poste stable. | age and family situation
FR criteria | Jamais syndiqué, ni délégué du personel | union activity
`);

/** Lines that come near and are lawful. */
export const lawful = written(`
US ad | You must be at least 21 to sell alcohol here, as state law requires. | minimum age by law
US criteria | Authorized to work in the United States; we verify with E-Verify after the offer | right to work
US ad | This position needs an active Secret clearance, for which federal law requires US citizenship. | citizenship required by law
US ad | Equal opportunity employer: we consider all applicants without regard to race, color, religion, sex, sexual orientation, gender identity, national origin, age, disability or veteran status. | equal-opportunity statement
US criteria | Lifts 50 lb with or without reasonable accommodation | physical demand with adjustments
US criteria | Holds a CDL A with hazmat endorsement and a DOT medical card | licence and standard by law
US ad | Bilingual Spanish and English case manager, as most of our families speak Spanish at home. | language the work needs
US ad | Protected veterans and individuals with disabilities are encouraged to apply. | encouragement
US ad | Jewish Family Service of Denver needs a grants accountant; all backgrounds welcome. | name of an employer
US ad | Qualified applicants with arrest and conviction records are considered under the Fair Chance Ordinance. | lawful statement
US pitch | Launched the Gen Z savings card at Chime, 400,000 accounts in a year. | product for a market
US pitch | Ran labor relations for Union Pacific's northern region. | name of a company and the work
US pitch | Moved the Old Navy distribution center to two shifts. | name of a company
US pitch | Eleven years in women's health, five of them selling prenatal screening. | sector
US pitch | Native iOS developer with Swift, no cross-platform tools. | technical sense of native
US ad | Sixteen weeks of paid parental leave, fertility benefits and a lactation room at each plant. | benefit
US ad | Our senior living communities need a dining director. | sector
US criteria | Handles blackbody calibration and white-box testing | technical words
US criteria | Keeps master and child tables in step | technical words
US ad | Digital-first company, founded by two engineers in their garage, now 900 people of every age. | inclusive
US ad | We are a young brand in a mature category. | age of the brand
US criteria | Works on site at the Veterans Home in Yountville | name of a place
US pitch | Deaf studies teacher who signs ASL fluently and wrote the district's curriculum. | the work and a skill for it
US criteria | Weekend availability, and we accommodate religious observance | hours with accommodation
CA ad | Bilingual French and English required, since the ombudsman serves the public in both. | language the work needs
CA criteria | Legally entitled to work in Canada | right to work
CA ad | Preference is given to Indigenous applicants under section 16 of the Canadian Human Rights Act. | special program by law
CA ad | Experience with Canadian payroll legislation and T4 filing. | knowledge the work needs
CA criteria | Smart Serve certificate, for which Ontario asks you to be 18 | minimum age by law
CA pitch | Opened the Native Friendship Centre's daycare in Thunder Bay. | name of a place and the work
IE ad | Fáilte roimh chách: we welcome people of any civil or family status, and from the Traveller community. | equal opportunity
NL criteria | Dutch at C1, since the court files are in Dutch | language the work needs
NL ad | At Randstad Young Professionals you will build the assessment centre. | name of a company unit
ES criteria | EU work permit or citizenship of a member state, or any other right to work in Spain | right to work
IT ad | Protected-category role under Law 68/99, reserved for people with disabilities. | reserved by law
SE ad | We value that our teams mirror society, and people of every background are welcome. | equal opportunity
PL ad | Hotel Młody Las, on the edge of the forest, needs a head receptionist. | name of a place
CH criteria | German and French at working level, as the cantons file in both | language the work needs
BE ad | Recruitment of a nurse for the maternity and geriatric wards. | wards of a hospital
NO criteria | Offshore medical certificate and basic safety training in date | standard by law
DE ad | Wir suchen eine Pflegefachkraft (m/w/d) für unsere Seniorenresidenz am Park. | all sexes and the sector
DE ad | Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt berücksichtigt. | measure by law
DE ad | Frauen werden bei gleicher Eignung bevorzugt, da sie in diesem Bereich unterrepräsentiert sind. | positive measure by law
DE criteria | Sehr gute Deutschkenntnisse (C1) für die Beratung von Versicherten | language the work needs
DE criteria | Führerschein Klasse CE mit Modul 95 | licence
DE pitch | Sie hat das Junge Forum der Deutschen Bahn geleitet und 200 Fachkräfte betreut. | name of a programme
DE ad | Elternzeit, Teilzeit und ein Zuschuss zur Kita sind bei uns selbstverständlich. | benefit
DE criteria | Mindestalter 18 Jahre, weil die Spielhallenverordnung es verlangt | minimum age by law
DE pitch | Er führte die Verhandlungen mit der Gewerkschaft ver.di zum Haustarif. | the work, not membership
AT ad | Alle Menschen sind willkommen, unabhängig von Alter, Herkunft, Religion oder Behinderung. | equal opportunity
FR ad | Comptable (H/F) pour notre résidence seniors à Nantes. | both sexes and the sector
FR ad | Poste ouvert aux travailleurs handicapés, aménagements possibles. | inclusive
FR criteria | Titulaire d'un titre de séjour autorisant à travailler en France | right to work
FR criteria | Anglais courant, car les contrats sont négociés en anglais | language the work needs
FR ad | Être majeur est nécessaire pour vendre de l'alcool dans ce débit de boissons. | minimum age by law
FR pitch | A lancé la gamme grossesse et maternité chez Vertbaudet. | product
FR ad | Congé parental complété, mutuelle familiale et places en crèche. | benefit
FR pitch | Directrice des ressources humaines de La Vieille Ferme pendant six ans. | name of a company
BE criteria | Français et néerlandais, pour répondre aux clients des deux régions | language the work needs
LU ad | Toutes les candidatures sont étudiées, sans distinction d'âge, d'origine ou de situation de famille. | equal opportunity
`);
