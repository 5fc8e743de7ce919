import { written } from './written.ts';

/** Lines by attribute, in plain and in oblique words, with lawful ones that hold the same words. */
export const unlawful = written(`
AU ad | We're a young, dynamic crew and want someone who matches that. | age
AU ad | Recent graduates only, please. | age
AU ad | Would suit a school leaver or uni student living at home. | age
AU ad | Digital natives wanted, if you've ever used a fax this isn't for you. | age
AU ad | Mature lady preferred for the front desk. | age
AU ad | Seeking candidates with no more than 5 years since graduation. | age
AU ad | You're early in life and hungry. | age
AU ad | Not suitable for anyone winding down. | age
AU ad | Max 10 years' experience so you fit in with the juniors. | age
AU ad | Youthful outlook and energy essential. | age
AU ad | We'd like someone with a long runway ahead of them. | age
AU ad | Please put your date of birth at the top of your CV. | age
AU ad | Best for under-35s. | age
AU ad | Overqualified candidates will not be considered as they get bored. | age
AU ad | The team's average age is 25, so think about whether you'd fit. | age
AU ad | Looking for a strong bloke for the yard. | sex
AU ad | Girl Friday wanted for busy office. | sex
AU ad | The ideal receptionist is a well-spoken lady. | sex
AU ad | We need a handyman and his mate. | sex
AU ad | It's a boys' environment so you need to take a joke. | sex
AU ad | Waitresses wanted for weekend shifts. | sex
AU ad | Gentlemen only for this security contract. | sex
AU ad | A motherly touch is a must on this ward. | sex
AU ad | Salesman required for the Midlands. | sex
AU ad | Our boys on the tools want another one of the same. | sex
AU ad | Female cleaners preferred by our clients. | sex
AU ad | This is no job for a woman. | sex
AU ad | Male candidates are asked to apply first. | sex
AU ad | He must be able to run a crew of ten. | sex
AU ad | A job for a real man's man. | sex
AU ad | Must identify with the gender on their birth certificate. | gender identity
AU ad | No trans applicants for the front counter. | gender identity
AU ad | We want proper men and proper women, none of this pronoun business. | gender identity
AU pitch | She used to be a man but you would never know. | gender identity
AU ad | Not a place for cross-dressers. | gender identity
AU ad | Normal lifestyle people preferred. | gender identity
AU ad | No gays, the boys won't have it. | gender identity
AU pitch | He's openly gay but keeps it out of the office. | gender identity
AU ad | We're a traditional office, so no rainbow lanyards or what goes with them. | gender identity
AU ad | Straight-acting guys only. | gender identity
AU pitch | Her wife also works in the industry. | gender identity
AU ad | Must be comfortable in a team with traditional views on marriage. | gender identity
AU ad | What gender were you born? | gender identity
AU ad | Are you gay? | gender identity
AU pitch | She's in a same-sex relationship, just so you know. | gender identity
AU ad | You must not be planning to start a family in the next two years. | pregnancy and family
AU ad | No school-run commitments, please. | pregnancy and family
AU ad | Ideal for someone without ties. | pregnancy and family
AU ad | We can't have someone going off on maternity leave in the first year. | pregnancy and family
AU ad | Single people preferred because of the travel. | pregnancy and family
AU ad | Someone who can put work before family. | pregnancy and family
AU pitch | She has two small children, but her mother helps. | pregnancy and family
AU pitch | He's recently divorced, so he'll work long hours. | pregnancy and family
AU pitch | She's trying for a baby so I'd not rush. | pregnancy and family
AU ad | Stay-at-home mums looking for pin money welcome, others need not ask. | pregnancy and family
AU ad | Married man with a mortgage, so he'll be reliable. | pregnancy and family
AU ad | No part-timers returning from having babies. | pregnancy and family
AU ad | Who will mind your kids when they are sick? | pregnancy and family
AU pitch | Her husband earns well so salary isn't a worry. | pregnancy and family
AU ad | Empty nesters make the best night managers. | pregnancy and family
AU ad | Kiwis only, no overseas candidates. | race
AU ad | Must have an Australian accent. | race
AU ad | No Indians. | race
AU ad | White South Africans have always worked well here. | race
AU ad | Candidate should have a European background. | race
AU ad | Anglo names get through our clients' filter more easily. | race
AU ad | Our customers are uncomfortable with dark faces. | race
AU ad | No one from that part of the world, please. | race
AU ad | Hard-working Asian staff wanted for our kitchen. | race
AU pitch | She's Chinese but her English is very good. | race
AU pitch | He is Māori but you'd never know. | race
AU pitch | He's of Lebanese extraction, family moved in the seventies. | race
AU ad | Locals who grew up here only. | race
AU ad | No dreadlocks or Afros. | race
AU ad | Braids are not acceptable in our office. | race
AU ad | Must be a native English speaker. | nationality and language
AU ad | British passport holders only. | nationality and language
AU ad | No visa holders of any kind. | nationality and language
AU ad | English must be your first language. | nationality and language
AU ad | Without a foreign accent. | nationality and language
AU ad | Speaks English like a local. | nationality and language
AU ad | US citizens only, no green cards. | nationality and language
AU ad | We want Irish people for an Irish pub. | nationality and language
AU ad | Only EU nationals born in the EU. | nationality and language
AU ad | Accent-free German required. | nationality and language
AU ad | No one who needs to think in another language first. | nationality and language
AU ad | Mother tongue French. | nationality and language
AU ad | Naturalised citizens need not apply. | nationality and language
AU pitch | His English is surprisingly good for a Vietnamese. | nationality and language
AU pitch | He has an accent but it is understandable. | nationality and language
AU ad | Practising Christians preferred for our accounts team. | religion
AU ad | No hijabs at the front desk. | religion
AU ad | Someone who shares our faith. | religion
AU ad | Muslims need not apply. | religion
AU ad | Must be willing to join morning prayer. | religion
AU pitch | He's a devout Catholic so he'll fit in with your board. | religion
AU pitch | She wears a headscarf but is very modern. | religion
AU ad | Not someone who needs Fridays off for mosque. | religion
AU ad | Jewish candidates would be a good fit for the owner. | religion
AU ad | No turbans. | religion
AU ad | Godly people who walk in truth. | religion
AU ad | Must work Saturdays, so no Adventists or Jews. | religion
AU ad | A fellow believer to keep the books. | religion
AU ad | What church do you go to? | religion
AU pitch | He's a lapsed Mormon. | religion
AU ad | Must be able-bodied. | disability
AU ad | In perfect health with no conditions. | disability
AU ad | Not suitable for people with back problems. | disability
AU ad | No history of mental illness. | disability
AU ad | No one who takes a lot of sick days. | disability
AU pitch | He has a slight stammer but manages. | disability
AU pitch | She had breast cancer in 2019 and is in remission. | disability
AU pitch | He's on the spectrum, so he's great at spreadsheets. | disability
AU ad | Applicants with a workers' compensation history will not be considered. | disability
AU ad | We don't have a lift so wheelchair users can't apply. | disability
AU ad | Mentally robust with no anxiety issues. | disability
AU ad | Must pass a medical before we interview. | disability
AU pitch | She's blind in one eye. | disability
AU ad | No hearing aids, the headset won't fit. | disability
AU ad | People with prosthetic limbs would struggle. | disability
AU ad | No union troublemakers. | union politics
AU ad | We run a non-union site and intend to keep it that way, so no members. | union politics
AU ad | Must share our conservative values. | union politics
AU pitch | He's a Labor man, but keeps quiet about it. | union politics
AU pitch | She was a union delegate at her last job, so be careful. | union politics
AU ad | No lefties. | union politics
AU ad | Trump supporters feel at home here. | union politics
AU ad | No activists or placard wavers. | union politics
AU pitch | She voted Brexit, you'll get on. | union politics
AU ad | Not one for joining unions, which you will like. | union politics
AU ad | Have you ever been on strike? | union politics
AU ad | Members of the Greens won't be happy with us. | union politics
AU ad | Do you belong to a union? | union politics
AU ad | Anyone with a history of industrial action will be screened out. | union politics
AU ad | Socialists look elsewhere. | union politics
AU ad | No one with a criminal record of any kind, spent or not. | criminal veteran genetic carers
AU ad | Have you ever been arrested? | criminal veteran genetic carers
AU pitch | He has a spent conviction from his twenties. | criminal veteran genetic carers
AU ad | Ex-cons need not apply. | criminal veteran genetic carers
AU ad | No veterans, they come with baggage. | criminal veteran genetic carers
AU pitch | He is a veteran with some issues. | criminal veteran genetic carers
AU ad | No reservists, deployments kill us. | criminal veteran genetic carers
AU ad | You must consent to a genetic test before we hire you. | criminal veteran genetic carers
AU pitch | Huntington's runs in her family. | criminal veteran genetic carers
AU ad | No family history of heart disease. | criminal veteran genetic carers
AU ad | No one who looks after elderly parents. | criminal veteran genetic carers
AU pitch | She cares for her disabled mother in the evenings. | criminal veteran genetic carers
AU ad | We can't accommodate carers in this team. | criminal veteran genetic carers
AU ad | Juvenile record must be declared. | criminal veteran genetic carers
AU pitch | He did eighteen months inside years ago. | criminal veteran genetic carers
AU ad | Clean shaven with short hair. | appearance career culture
AU ad | No visible tattoos, no fat people. | appearance career culture
AU ad | Must be well groomed and attractive. | appearance career culture
AU ad | Send a full length photo. | appearance career culture
AU ad | Slim build to fit the uniform. | appearance career culture
AU ad | No career gaps. | appearance career culture
AU ad | No gaps in your CV, we don't want returners. | appearance career culture
AU ad | Culture fit with a team of lads who like a beer. | appearance career culture
AU ad | Tall and imposing for the door. | appearance career culture
AU ad | A pretty face for reception. | appearance career culture
AU pitch | She's easy on the eye, the clients will like her. | appearance career culture
AU pitch | He's a big lad, might struggle with the stairs. | appearance career culture
AU ad | We hire people who look like our brand: fit and tanned. | appearance career culture
AU ad | Unemployed people need not apply. | appearance career culture
AU ad | Only candidates currently in work. | appearance career culture
AU pitch | Client would rather not see any women for this one. | choice told
AU pitch | I've left out the over-fifties as you asked. | choice told
AU pitch | They won't take anyone with kids. | choice told
AU pitch | I took the two Indians off the list. | choice told
AU pitch | You asked for someone young, so here's Tom, 26. | choice told
AU pitch | I know you don't like headscarves, so I skipped Amira. | choice told
AU pitch | Between us, he's too old for your team. | choice told
AU pitch | The manager wants a girl on reception. | choice told
AU pitch | I've only sent you Aussies. | choice told
AU pitch | I've kept back the one on crutches. | choice told
AU pitch | Don't put pregnant women forward for this client. | choice told
AU pitch | She isn't married and doesn't want children. | choice told
AU pitch | They'd prefer a Christian. | choice told
AU pitch | He's got the right skin colour for your customers. | choice told
AU pitch | I've filtered for people without accents. | choice told
`);

export const lawful = written(`
AU ad | You must be 18 or over to serve alcohol under the Liquor Act. | age
AU ad | We welcome applicants of every age and stage of career. | age
AU ad | Graduate programme: open to anyone who finished a degree, whenever that was. | age
AU ad | Five years of experience in a similar role. | age
AU ad | You will care for older people in their homes. | age
AU ad | Mature cheese is graded by our tasting panel every week. | age
AU ad | We're a young company, founded in 2019, with 40 people. | age
AU ad | Experience teaching children aged 5 to 11. | age
AU ad | Entry-level role, full training given. | age
AU ad | Aged care nurse, night shift, Ballarat. | age
AU ad | Superannuation of 12 percent from day one. | age
AU ad | Apprenticeships are open to adults as well as school leavers. | age
AU ad | You'll manage our old mainframe until it retires in 2028. | age
AU ad | Our pensions team needs an administrator. | age
AU ad | Junior developer with a year or two of commercial work. | age
AU ad | You will fit lingerie for women of all sizes in our store. | sex
AU ad | We sell menswear to stores in forty countries. | sex
AU ad | Women are under-represented in our workshop and we encourage them to apply, though all will be considered on merit. | sex
AU ad | Support survivors at our women's refuge. | sex
AU pitch | She led a team of twelve engineers. | sex
AU ad | Men's health nurse, community clinic. | sex
AU ad | Equal pay has been audited here every year since 2016. | sex
AU ad | Coach the under 15 girls netball team. | sex
AU ad | Ladies' hairdresser with colour experience. | sex
GB ad | Female-only role under Schedule 9 of the Equality Act 2010: personal care in a rape crisis centre. | sex
AU ad | Manhole covers, man-lifts and forklift tickets are all in use on this site. | sex
AU ad | We have as many women as men on our board. | sex
AU ad | Gender pay gap reporting analyst. | sex
AU ad | He or she will report to the CFO. | sex
AU ad | Chairman's office: executive assistant. | sex
AU ad | Use whichever pronouns you like, we'll use them too. | gender identity
AU ad | We work with trans young people and their families. | gender identity
AU ad | LGBTQ+ helpline coordinator. | gender identity
AU ad | A straight talker with a head for numbers. | gender identity
AU ad | Pride network sponsor and events lead. | gender identity
AU ad | Transgender health clinic nurse. | gender identity
AU ad | Our toilets and uniforms are for everyone. | gender identity
AU ad | Gender-neutral facilities on every floor. | gender identity
AU ad | Summer camp counselors for ages 8 to 12. | gender identity
AU ad | Sexual health nurse in a city clinic. | gender identity
AU pitch | He managed the gay men's health charity for six years. | gender identity
AU ad | Straight A-road driving, no city centre drops. | gender identity
AU ad | Inclusion policy advisor, sexual orientation and gender identity strand. | gender identity
AU ad | We celebrate Mardi Gras with the council. | gender identity
AU ad | Trans-Tasman freight coordinator. | gender identity
AU ad | Midwife for our maternity ward. | pregnancy and family
AU ad | Twelve weeks of paid parental leave for everybody. | pregnancy and family
AU ad | Family law solicitor, 3 years PQE. | pregnancy and family
AU ad | Nanny for a family of three children in Kensington. | pregnancy and family
AU ad | Some overnight travel, about two nights a month. | pregnancy and family
AU ad | This is a maternity cover contract for nine months. | pregnancy and family
AU ad | Family-run bakery since 1931. | pregnancy and family
AU ad | Child protection officer. | pregnancy and family
AU ad | Flexible hours around school times are fine with us. | pregnancy and family
AU pitch | She covered a parental leave at Telstra. | pregnancy and family
AU ad | Marriage celebrant bookings assistant. | pregnancy and family
AU ad | Single point of contact for suppliers. | pregnancy and family
AU ad | You'll support expectant mothers through our helpline. | pregnancy and family
AU ad | Partner in a law firm wanted. | pregnancy and family
AU ad | Carers' leave and a phased return after any long absence. | pregnancy and family
AU ad | Chinese cuisine chef. | race
AU ad | Fluent Mandarin for our Shanghai supplier calls. | race
AU ad | Aboriginal health worker, an identified position under section 14(d) of the Anti-Discrimination Act 1977 (NSW). | race
AU ad | We acknowledge the traditional owners of the land on which we work. | race
AU ad | Indian market knowledge is useful. | race
AU ad | French polisher with a steady hand. | race
AU ad | Black box testing experience. | race
AU ad | You'll support refugees to find housing. | race
AU ad | Knowledge of tikanga Māori is an advantage. | race
AU pitch | He ran operations in Nigeria for three years. | race
AU ad | White label product manager. | race
AU ad | American football coach. | race
AU ad | We run a programme for Pasifika students at the university. | race
AU ad | Polish the silver and set the tables. | race
AU ad | Race engineer for our GT3 team. | race
AU ad | You have the right to work in New Zealand. | nationality and language
AU ad | Fluent written and spoken English. | nationality and language
AU ad | Clear English on the phone. | nationality and language
AU ad | We sponsor visas for the right skills. | nationality and language
AU ad | Citizenship is needed for the security clearance (NV1). | nationality and language
AU ad | French at C1 level. | nationality and language
AU ad | Native app development in Swift. | nationality and language
AU ad | Spanish is an advantage but not needed. | nationality and language
AU ad | Foreign exchange dealer. | nationality and language
AU ad | International students may work 48 hours a fortnight under their visa. | nationality and language
AU ad | Translate from Japanese into English. | nationality and language
AU ad | Local government experience. | nationality and language
AU ad | You'll teach English as a second language. | nationality and language
AU ad | Business Dutch, spoken daily with our Rotterdam office. | nationality and language
AU ad | Passport needed, as the work includes travel. | nationality and language
AU ad | Parish administrator for St Mary's. | religion
AU ad | Bookkeeper for a Jewish day school. | religion
AU ad | Halal butcher with knife skills. | religion
AU ad | The role involves Sunday shifts one week in three. | religion
AU ad | Religious studies teacher. | religion
AU ad | Hospital chaplaincy coordinator, all faiths and none. | religion
AU ad | You'll organise the Eid and Diwali events with our clients. | religion
AU ad | Kosher kitchen assistant. | religion
AU ad | Experience with church roofs and heritage stone. | religion
AU ad | A prayer room is on the second floor. | religion
AU pitch | He was finance director of Christian Aid. | religion
AU ad | Buddhist centre seeks a gardener. | religion
AU ad | Temple restoration engineer. | religion
AU ad | The faith-based charity employs people of any religion. | religion
AU ad | Evangelist for our developer platform. | religion
AU ad | Able to lift 20 kg, with adjustments where needed. | disability
AU ad | Disability support worker. | disability
AU ad | Mental health nurse, acute ward. | disability
AU ad | We are a Disability Confident employer. | disability
AU ad | Tell us what adjustments you need for the interview. | disability
AU ad | You'll design hearing aids. | disability
AU ad | Autism specialist teacher. | disability
AU ad | A pre-employment medical after the offer is required by law for train drivers. | disability
AU ad | Health and safety adviser. | disability
AU ad | A fit with our way of working. | disability
AU ad | Sight-reading at grade 8 for the accompanist. | disability
AU ad | Our office has a lift and step-free access. | disability
AU ad | Diabetes educator in a rural clinic. | disability
AU ad | First aid certificate. | disability
AU ad | You will cope with a busy inbox and several deadlines. | disability
AU ad | Industrial relations adviser who has negotiated with unions. | union politics
AU ad | Union organiser for the education sector. | union politics
AU ad | Pay follows the union agreement. | union politics
AU ad | Political reporter for a daily paper. | union politics
AU ad | Credit union teller. | union politics
AU ad | Press secretary for a Green member of parliament. | union politics
AU ad | European Union funding manager. | union politics
AU ad | Policy officer for the Labour group on the council. | union politics
AU ad | Conservative investment style. | union politics
AU pitch | He led enterprise bargaining with three unions. | union politics
AU ad | Student union bar manager. | union politics
AU ad | Campaign manager for a charity. | union politics
AU ad | Liberal arts college registrar. | union politics
AU ad | Trade union law specialist. | union politics
AU ad | You're free to join a union, and many here have. | union politics
AU ad | A police check is part of the process for work with children. | criminal veteran genetic carers
AU ad | DBS check needed, enhanced. | criminal veteran genetic carers
AU ad | We hire people with convictions and look at each case. | criminal veteran genetic carers
AU ad | Veterans are encouraged to apply. | criminal veteran genetic carers
AU ad | Genetic counsellor for our oncology unit. | criminal veteran genetic carers
AU ad | Prison officer, Category B. | criminal veteran genetic carers
AU ad | Support carers of people with dementia. | criminal veteran genetic carers
AU ad | Criminal lawyer, four years. | criminal veteran genetic carers
AU ad | Working with Children Check required. | criminal veteran genetic carers
AU ad | Veterans' affairs case manager. | criminal veteran genetic carers
AU pitch | He served nine years in the Royal Engineers and led a squadron of forty. | criminal veteran genetic carers
AU ad | Youth justice worker. | criminal veteran genetic carers
AU ad | Genetics lab technician. | criminal veteran genetic carers
AU ad | Carers and people with career breaks are welcome. | criminal veteran genetic carers
AU ad | You'll run background checks for our clients. | criminal veteran genetic carers
AU ad | Smart business dress. | appearance career culture
AU ad | Hair tied back and covered in the kitchen. | appearance career culture
AU ad | Career breaks are no problem. | appearance career culture
AU ad | Beards must be covered by a snood for food safety. | appearance career culture
AU ad | Tidy presentation of documents. | appearance career culture
AU ad | Attention to how the shop looks. | appearance career culture
AU ad | Model maker for an architect. | appearance career culture
AU ad | You look after the plants and the pool. | appearance career culture
AU ad | Slim down our reporting pack. | appearance career culture
AU ad | Culture of feedback, no blame. | appearance career culture
AU ad | We care how you work, not what you look like. | appearance career culture
AU ad | Uniform provided in all sizes. | appearance career culture
AU ad | Hairdresser with three years on the floor. | appearance career culture
AU ad | Handsome bonus for hitting target. | appearance career culture
AU ad | Fit model makers and body shop painters. | appearance career culture
AU pitch | I've only sent you people with a current HR licence. | choice told
AU pitch | They won't take anyone without a forklift ticket. | choice told
AU pitch | I took two off the list as they were above the budget. | choice told
AU pitch | You asked for someone who knows SAP, so here's Tom. | choice told
AU pitch | The manager wants a second interview on Tuesday. | choice told
AU pitch | He's left out his referees until the offer. | choice told
AU pitch | She doesn't want a management role. | choice told
AU pitch | I kept the list to three. | choice told
AU pitch | The client would rather not see anyone before Monday. | choice told
AU pitch | He's got the right tickets for your site. | choice told
AU pitch | They'd prefer a chartered accountant. | choice told
AU pitch | I skipped Amira because she's away until the 4th. | choice told
AU pitch | He's filtered leads for eight years and knows the good ones. | choice told
AU pitch | She isn't looking for a bigger title. | choice told
AU pitch | Don't put forward anyone without a white card. | choice told
`);
