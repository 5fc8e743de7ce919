import { written } from './written.ts';

/** Indirect wordings of Australia, New Zealand, the United Kingdom and the United States, and lawful ones near them, written apart from the rules. Rules may be mended by these. */

/** Lines that pick or describe people by a protected attribute without a lawful ground. */
export const unlawful = written(`
AU ad | We are a young and dynamic team and want somebody who will fit straight in with the twenty-somethings on the floor. | age
AU ad | Recent graduates only; anyone more than two years out of uni need not bother. | age, indirectly
AU ad | We need a bubbly girl for the front desk who lights up the room. | sex
AU criteria | No baggage: no kids, no ex, no school runs | family
AU criteria | Would prefer an Aussie-born rep as the farmers do not warm to accents | national origin
AU pitch | Just got engaged so I would ask about her plans for kids before you make an offer. | family
AU ad | Blokes who are not afraid of a bit of hard yakka, the ladies' roles are in the office. | sex
AU pitch | He is a devout Sikh but assures me the turban will not be a problem on site. | religion
AU ad | Suits a school leaver or someone in their early twenties still living at home. | age
AU criteria | Not currently going through IVF or planning to | pregnancy
NZ ad | A nice Kiwi boy to join the lads in the workshop. | sex and national origin
NZ criteria | Surname should be easy for our customers to pronounce | race and origin, indirectly
NZ criteria | Not on a benefit and never has been | employment status
NZ ad | Our office is full of bright young things and we would like to keep it that way. | age
NZ criteria | Must not be gay as the boarding house is for boys | orientation
NZ ad | Island boys are great at this sort of lifting so we would love to hear from more of them. | race
NZ criteria | Somebody with at least fifteen working years ahead of them | age
NZ ad | English accent preferred for our premium customers, no call-centre voices. | origin
NZ ad | Ideal for a wife whose husband works on the farm next door. | sex and marital status
GB ad | Mother tongue English speakers only for this data entry position. | origin
GB criteria | Not likely to go off on maternity in the first two years | pregnancy
GB ad | If you remember the eighties you are probably too long in the tooth for us. | age
GB ad | British passport holders only for our warehouse team in Luton. | nationality
GB pitch | Looks ten years younger than her age and is very easy on the eye. | age and looks
GB ad | You will be the face of our salon, so we only take slim, pretty girls. | sex and looks
GB criteria | No headscarves on the shop floor | religion
GB ad | A barmaid with a cheeky smile and a figure to match. | sex and looks
GB criteria | Must not be a union rep or an agitator | union
GB criteria | Not transgender, the changing rooms are shared | gender reassignment
GB ad | Fed up of retirees and part-time mums applying; this is for hungry youngsters. | age and sex
US ad | US citizens only for this cashier position. | citizenship
US ad | Looking for a rockstar bro to join our frat-house of a sales team. | sex and age
US ad | We want high-energy people fresh off campus, not folks coasting to their pension. | age
US criteria | No visible disabilities, since customers meet this person | disability
US criteria | Does not wear a hijab, yarmulke or the like | religion
US pitch | Single mom of three, so I would not count on overtime. | family
US ad | Hostess wanted, under 25, photo with height and dress size required. | sex, age and looks
US criteria | Has not filed an EEOC charge or a lawsuit against an employer | retaliation
US pitch | African American, articulate, will help your numbers. | race
US criteria | Must be willing to take a pregnancy test | pregnancy
`);

/** Lines near those that are lawful. */
export const lawful = written(`
AU ad | You will work with young people aged 12 to 18 in residential care and hold a Working with Children Check. | about the work
AU ad | We are a new and fast-growing team with a dynamic pipeline of projects. | about the company
AU ad | Applicants must be Australian citizens, as the role needs a Negative Vetting 1 clearance under the Protective Security Policy Framework. | clearance
AU ad | This is an identified position under section 50(d) of the Anti-Discrimination Act; Aboriginal or Torres Strait Islander identity is a genuine occupational qualification. | genuine requirement
AU criteria | Full working rights in Australia | right to work
AU ad | We welcome applications from women, people with disability, veterans and First Nations people. | equal opportunity
AU criteria | Able to lift 20 kg repeatedly with aids provided | ability for the work
AU pitch | She led a team of twelve and cut month-end from nine days to four. | achievements
AU criteria | Fluent Mandarin, as most of the patients speak it | language the work needs
AU ad | You will manage girls' and boys' boarding houses and their pastoral programme. | about the work
NZ ad | Te reo Māori is needed to teach in our bilingual unit. | language the work needs
NZ ad | We give first preference to nobody: all who are qualified are read with names removed. | equal opportunity
NZ ad | You will design retirement villages and homes for older people. | about the work
NZ ad | Must be at least 20 to hold the passenger endorsement this role drives under. | minimum age
NZ ad | Flexible hours suit people with care for children or parents. | welcome
NZ pitch | She coached the under-15 netball side to two titles while running payroll for 300. | achievements
NZ criteria | Full driver licence, manual | licence
NZ ad | Join a mature business with a youthful brand and a catalogue that teenagers love. | about the company
NZ pitch | He wrote the accessibility standard for blind users that the bank adopted. | achievements
GB ad | Female support workers only: this is an occupational requirement under Schedule 9, paragraph 1 of the Equality Act 2010, as the role gives intimate care in a women's refuge. | occupational requirement
GB criteria | Right to work in the United Kingdom, proved before the first day | right to work
GB ad | We are an equal opportunities employer and do not discriminate by age, race, sex, religion or disability. | equal opportunity
GB ad | Graduate trainee scheme, open to people of every age with a degree or equal experience. | open to all ages
GB criteria | Conversational Polish, since half of the tenants speak it at home | language the work needs
GB ad | Our maternity ward is recruiting three midwives. | about the work
GB ad | As a Disability Confident employer we interview disabled people who meet the essential criteria. | measure allowed by law
GB pitch | He has run menswear buying for two high street chains. | achievements
GB ad | You will translate from German into your mother tongue, whichever of our twelve languages that is. | language the work needs
GB ad | Premises licence holders must be 18; this role supervises the bar. | minimum age
GB criteria | GCSE maths at grade 4 or the same from elsewhere | qualification
US ad | US citizenship is required by ITAR contract terms under 22 CFR 120.62 for access to controlled technical data. | citizenship by law
US ad | Must be 21 to serve liquor under state law. | minimum age
US criteria | Authorized to work in the United States for any employer | right to work
US criteria | Commercial driver license, class A, and a DOT medical card as 49 CFR 391.41 asks | medical by law
US ad | Bilingual Spanish and English is required, because callers speak either. | language the work needs
US pitch | She grew the women's footwear line from 4 to 19 million dollars. | achievements
US ad | Campus recruiter: you will travel to colleges and meet students from September to November. | about the work
US criteria | Can carry out the essential functions of the job, with or without reasonable accommodation | ability for the work
US pitch | He moved a 40-person plant to lean work without losing one union grievance. | achievements
US ad | Our black-box testing group needs an analyst with a white paper or two to their name. | thing
`);
