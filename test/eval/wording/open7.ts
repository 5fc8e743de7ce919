import { written } from './written.ts';

/** Lines for Australia, New Zealand, Britain, Ireland and Singapore, written apart from the rules. Rules may be mended by these. */

/** Lines that pick or describe people by a protected attribute without a lawful ground. */
export const unlawful = written(`
AU ad | We are a fast-paced agency with Friday drinks and a ping-pong table, and honestly the role would suit someone at the start of their career, mid-twenties or thereabouts, who wants to learn from the best. | age
AU ad | Ideally you are still living at home with no mortgage hanging over you, so the retainer will not bother you. | age and family situation
AU criteria | Has at least 20 working years left in them | age
AU criteria | no grey beards pls, team average is 26 | age
AU ad | Front-of-house star wanted: slim build, great smile, uniform comes in sizes 6 to 10. | physical features and sex
AU ad | The forklift fleet is brand new, the depot is ten minutes from the freeway, and we need two strapping blokes to start Monday. | sex
AU criteria | Mums returning to work are not a fit for month end | family responsibilities and sex
AU ad | Candidates whose kids are already grown will enjoy this roster the most and should apply. | family responsibilities
AU criteria | Must not have school drop-off commitments | family responsibilities
AU criteria | confirm she isnt expecting before we go to offer | pregnancy
AU pitch | Recently back from maternity leave and tells me two is enough, so you will not have to worry about a third. | pregnancy and family
AU pitch | Lovely guy, openly gay but you would never pick it. | sexual orientation
AU pitch | 58 but you would swear he is 40, plenty of petrol in the tank. | age
AU pitch | She is of Lebanese background, family oriented and a very hard worker like most of them. | race and ethnic origin
AU pitch | Wears a hearing aid, though it has never held him back. | disability
AU pitch | He had a bit of a mental health wobble in 2021 and is medicated now. | disability
AU pitch | Single mum of one, so she really values stability and will not jump ship. | marital and family status
AU criteria | Anglo name preferred for client-facing work | race
AU criteria | No visa types from the subcontinent, we had trouble before | national extraction
AU ad | Our customers are true-blue locals, so you will need to sound like one of us on the phone. | accent as a stand-in for national extraction
AU ad | Aussie-born drivers are encouraged to apply, parking on site, early finish Fridays. | national extraction
AU criteria | Nobody who has ever put in a WorkCover claim | disability and past injury
AU criteria | Clean bill of health, no back issues, no history of anxiety | disability without regard to what the job needs
AU ad | Union heads need not apply, we look after our own here. | industrial activity
AU criteria | Never been a CFMEU member or delegate | industrial activity
AU ad | The right person went to a good private school and knows which fork to use. | social origin
AU criteria | No convictions of any kind, even spent ones or from when they were a kid | irrelevant and spent criminal record
AU criteria | Votes the right way, as the owner is big in the party | political opinion
AU ad | Young at heart would not cut it, we mean actually young! | age
AU ad | Energetic junior sales rep, male, must have own ute. | sex
NZ ad | We would love a Kiwi bloke who can muck in with the boys on the kill floor. | sex and national origin
NZ criteria | No beneficiaries, they never last | employment status, protected in New Zealand
NZ criteria | Not currently unemployed | employment status, protected in New Zealand
NZ ad | Couples without littlies are best for the farm cottage and the milking. | family status
NZ ad | Looking for a Pākehā nanny for our two girls in Remuera. | race and ethnic origin
NZ criteria | No one over 55, the ACC levies kill us | age
NZ pitch | He is Tongan, big fella, a gentle giant, would be great for your warehouse. | ethnic origin and appearance
NZ criteria | Dose not have dependants at home | family status
NZ ad | Christian values and a committed walk with the Lord are needed to run our plumbing office. | religion without a genuine ground
GB ad | You will join a team of bright young things in Shoreditch with dogs in the office and a fridge full of beer. | age
GB ad | Salary is modest, so this would ideally suit a second earner in the household whose husband brings in the main wage. | sex and marital status
GB criteria | Home situation: settled, no babies on the horizon | pregnancy and sex
GB criteria | English as a mother tongue only | race and nationality, where only fluency is needed
GB ad | Native English speakers only for our helpdesk. | race and nationality, where only fluency is needed
GB criteria | No funny accents, clients complain | race and national origin
GB criteria | Max. 10 years since graduation | age, indirectly
GB ad | Applicants should have a full head of hair and a trim waist, as image matters in this showroom. | appearance, which excludes by age, sex and disability
GB pitch | Devout Catholic with five kids, so not afraid of hard work. | religion and family
GB pitch | Aged 47, married, two teenagers, living in Bromley. | age, marital status and family in a presentation
GB criteria | Nobody with a sick record over the last three years, wether disability or not | disability
GB criteria | Was never in a union or on strike | trade union membership
GB ad | We are a traditional firm so the gentleman we appoint will dine with partners once a week. | sex
GB criteria | Must be happy to work without hijab or turban, no exceptions | religion
IE ad | This position would suit a young lad from the area with a bit of get up and go. | age, sex
IE ad | No members of the Traveling community for the caretaker post please. | membership of the Traveller community
IE criteria | Irish people first, then the rest of them | race and nationality
IE pitch | She is a separated lady in her early fifties, very presentable. | civil status, age and sex
SG ad | Chinese preferred, as the boss is Chinese speaking and the team eats together. | race
SG criteria | Female, below 35, pleasant looking, for receptionist | sex, age, appearance
SG ad | Malaysian and PRC candidates only, dormitory is provided and OT is paid. | nationality, preferring foreigners
SG criteria | Unmarried or no small children as got to travel every month | marital status and caregiving
`);

/** Lines that come near and are lawful. */
export const lawful = written(`
AU ad | You must be 18 or over to serve alcohol on these premises and hold a current RSA. | minimum age by law
AU ad | The gaming room licence requires staff to be at least eighteen. | minimum age by law
AU criteria | Unrestricted right to work in Australia | right to work
AU criteria | Holds a working with children check valid in Victoria | check required by law
AU ad | This is an identified position: being Aboriginal or Torres Strait Islander is a genuine occupational qualification under section 14(d) of the Anti-Discrimination Act 1977 (NSW). | identified position, a lawful ground
AU ad | This special measure under section 12 of the Equal Opportunity Act 2010 (Vic) opens our crisis service role to women only. | special measure, stated
AU ad | We strongly encourage applications from Aboriginal and Torres Strait Islander people, people with disability and people of all ages. | encouragement of all
AU ad | Eighteen weeks of paid parental leave for any parent, from your first day. | benefit
AU ad | Breastfeeding room, school-hours rosters and carers leave are part of how we work. | benefit
AU criteria | Lifts cartons of up to 15 kg through the shift, with adjustments made where they can be | physical demand of the work with adjustments
AU criteria | Able to climb ladders to 3 m, or to do the inspection with equipment we supply | physical demand with adjustments
AU pitch | Ran the retirement living portfolio at Stockland, 14 villages and 2,100 residents. | age words as the product
AU pitch | Built the youth mental health program at headspace from two sites to nine. | the work, not the person
AU pitch | Led enterprise bargaining with three unions and closed on time. | the work, not membership
AU pitch | She married two ledgers into one chart of accounts in her first quarter. | a figure of speech
AU pitch | He delivered the pregnancy and newborn range at Baby Bunting. | product
AU pitch | Eight years in disability services, the last three as regional manager. | sector
AU pitch | Managed the Young & Jackson pub through its refurbishment. | name of a place
AU ad | We are a young company, founded in 2022, with forty people and our first profit. | age of the company
AU ad | Join Old Parliament House as collections registrar. | name of a place
AU ad | Mature systems, mature market, steady growth: this is a chance to sharpen the pricing. | age of systems and market
AU criteria | Knows the White Card and blue card rules for site access | names of cards
AU criteria | A national police check is made at offer, and only what bears on the handling of cash is weighed | criminal record, relevant only
AU criteria | Speaks Vietnamese well enough to interpret in medical appointments | a language that the work needs
AU ad | Citizenship is required by law for the NV1 clearance that this Defence contract needs. | citizenship required by law
AU criteria | Single point of contact for twelve store managers | a word with another sense
AU ad | The site manager looks after a crew of 30 men and women across two shifts. | both sexes named as the crew
AU ad | Male and female change rooms and an accessible bathroom are on each floor. | facility
AU criteria | Meets the hearing and colour vision standard of the rail safety medical, as the National Standard requires | health standard by law
AU ad | Graduate program: finish any degree by December 2026, whatever your age. | degree, not age
AU ad | No experience needed, returners and career changers of any age are welcome. | inclusive
AU pitch | Fluent in Arabic and Dari, used daily in settlement case work. | language the work needs
AU criteria | Manages the end-of-life care pathway with families | the work
NZ ad | Kaiako for our kura kaupapa: fluent te reo Māori is needed to teach. | language the work needs
NZ ad | As a special measure under section 73 of the Human Rights Act, this cadetship is for Māori and Pasifika students. | special measure, stated
NZ criteria | Class 2 licence with a dangerous goods endorsement | licence
NZ criteria | Legal right to work in New Zealand, or eligible for an accredited employer visa | right to work
NZ pitch | Founded the women's rugby pathway at Chiefs and doubled its players. | the work
NZ criteria | Passenger endorsement, for which the Transport Agency asks two years on a full licence | licence
NZ ad | Family Planning needs a clinic nurse in Porirua. | name of an employer
GB ad | Support worker, women's refuge: an occupational requirement under Schedule 9 of the Equality Act 2010 means that the post holder must be a woman. | occupational requirement, stated
GB ad | Head of Religious Education at a Catholic academy, open to teachers of all faiths and none. | religion as the subject
GB ad | Imam for our prison chaplaincy team. | genuine occupational requirement
GB criteria | Has the right to work in the UK or qualifies for a Skilled Worker visa | right to work
GB criteria | Enhanced DBS check, as the post is exempt under the Rehabilitation of Offenders Act | check required by law
GB criteria | Clear spoken and written English to take emergency calls | language the work needs
GB ad | Age UK Camden is looking for a benefits adviser. | name of an employer
GB ad | We are Disability Confident, interview every disabled applicant who meets the minimum criteria, and make adjustments. | lawful measure
GB ad | Women are under-represented in our workshop and we would especially welcome their applications; appointment is on merit. | positive action
GB ad | Enhanced maternity, paternity and adoption pay, and a nursery on the ground floor. | benefit
GB pitch | Launched the over-50s travel insurance line at Saga. | product
GB pitch | Chartered engineer, Institution of Civil Engineers, with a decade of bridge strengthening. | experience
GB pitch | Rebuilt the single customer view at Black Sheep Coffee. | names and product
GB criteria | Is able to work nights and alternate weekends, swaps welcome | hours of the work
IE criteria | Stamp 4 or any other permission to work in Ireland | right to work
IE ad | Gaeilge líofa is needed to teach through Irish at this Gaelscoil. | language the work needs
IE ad | Pavee Point is hiring a Traveller health project coordinator. | name of an employer and the work
IE pitch | Delivered the pension auto-enrolment release a month early. | product
SG ad | Mandarin is needed to serve clients in Chengdu, who sign in Mandarin. | language the work needs
SG criteria | At least 18 years old, as the police licence for security officers asks | minimum age by law
SG ad | Open to all, fair employment practices apply; senior workers get a re-employment contract. | equal opportunity
`);
