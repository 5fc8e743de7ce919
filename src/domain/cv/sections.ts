import { fold } from '#src/lib/fold.ts';
import { HEADS_LANGUAGES } from './language-headings.ts';

export type SectionKind =
  | 'head'
  | 'contact'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'certifications'
  | 'languages'
  | 'other';

const words = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.replace(/\s+/g, ' ').trim())
    .filter((word) => word !== '');

/** The headings of CV sections: English and its variants, then the languages of the other markets. */
const TITLES: Record<Exclude<SectionKind, 'head'>, string[]> = {
  contact: words(`
    identificacion, ficha personal, datos generales, identificacao, informations generales, identite, mes informations, generalita, informatie, algemene gegevens, mijn gegevens, passport details, informacion general, kontaktinfo, kontaktopplysninger, kontaktdata,
    contact, contact details, contact information, contact info, contact me, personal details, personal information, personal data, personal
    particulars, personal profile details, details, get in touch, where to find me, how to find me, how to reach me, where to reach me, reach me, find me, bio data, biodata,
    kontakt, kontaktdaten, kontaktangaben, contactar, kontakta, personliche daten, personliche angaben, angaben zur person, personalien, zur person, personendaten,
    coordonnees, contacts, mes coordonnees, informations personnelles, donnees personnelles, etat civil, renseignements personnels,
    contacto, datos personales, datos de contacto, informacion personal, informacion de contacto, datos, antecedentes personales,
    contatti, informazioni personali, dati personali, dati anagrafici, informazioni di contatto, recapiti,
    contato, contatos, contactos, dados pessoais, dados de contato, informacoes pessoais, informacao pessoal, informacoes de contato, dados de contacto,
    contactgegevens, persoonlijke gegevens, persoonsgegevens, personalia, gegevens, persoonlijke informatie,
    kontaktuppgifter, personuppgifter, personlig information, personliga uppgifter, kontaktoplysninger, personlige oplysninger, personlige data, personlige detaljer, kontaktinformasjon, personalia, yhteystiedot, henkilotiedot,
    dane osobowe, dane kontaktowe, dane personalne, informacje kontaktowe, bio-data, biographical data, personal bio-data, personal profile data`),
  summary: words(`
    summary, professional summary, executive summary, career summary, profile, professional profile, personal profile, career profile, about,
    about me, objective, career objective, personal statement, overview, professional overview, introduction, who i am, bio, summary of
    qualifications, profile summary, job objective, professional objective, synopsis, professional synopsis, career statement, in brief, at a glance,
    summary of experience, headline, qualifications summary, resume summary, career goal, career goals, biography,
    profil, kurzprofil, uber mich, zusammenfassung profil, berufliches profil, berufsprofil, ziel, berufsziel, kurzvorstellung, profil und ziele,
    profil professionnel, a propos, a propos de moi, resume, objectif, objectif professionnel, presentation, synthese, accroche, qui suis-je,
    perfil, perfil profesional, resumen, resumen profesional, sobre mi, objetivo, objetivo profesional, extracto, acerca de mi, presentacion, perfil personal,
    profilo, profilo professionale, profilo personale, sommario, su di me, chi sono, obiettivo, obiettivi, obiettivo professionale, sintesi, presentazione, riepilogo,
    perfil profissional, resumo, resumo profissional, sobre, sobre mim, objetivo profissional, sintese, apresentacao, qualificacoes profissionais, resumo de qualificacoes,
    profiel, over mij, samenvatting, persoonlijk profiel, doelstelling, wie ben ik, profielschets, korte samenvatting,
    sammanfattning, om mig, personlig profil, presentation, profil och mal, resume, om mig, profiltekst, om meg, sammendrag, kort om mig, profil og mal, nokkelkvalifikasjoner, profiili, tiivistelma, esittely, tietoa minusta,
    podsumowanie zawodowe, podsumowanie, profil zawodowy, o mnie, cel zawodowy`),
  experience: words(`
    praktijk, baantjes, dienstverbanden, opdrachten en projecten, projecten en opdrachten, carriereverloop, werkzaam geweest bij, recente werkervaring, uitzendwerk, waar ik werk, waar ik werk en werkte, wat ik doe en deed, arbeidsforhold, ansatt, ansatt hos, seilas, fartstid, ansat, ansat hos, ansaettelse, ansaettelser og ophold, bibeskaeftigelse, bibeskaeftigelser, bierhverv, bisysslor, bisyssla, nevenfuncties, activites annexes, otras ocupaciones, altre occupazioni, outras ocupacoes, secondary employment, erhverv, jobforlob, anstallning, jobberfarenhet, konsultuppdrag, befattningar, tjanstgoring, tjenestegjoring,
    kariera, praca, przebieg zatrudnienia, praktyka zawodowa, moja praca, gdzie pracowalem, gdzie pracowalam, dotychczasowa praca, miejsca pracy, moje doswiadczenie, tyot, tyoelama, tyopaikat, tyokokemukseni,
    military service, military experience, military career, military background, naval service, armed forces, work so far, gigs, practice history, working life, seatime, sea time, flying career, site history, agency work, seasonal work, casual work, where i work, where i have worked, what i do, what i did before, what i have been doing, what i've been doing, jobs to date,
    beruflicher weg, mein weg, arbeit, arbeitsleben, einsatze, saisonstellen, saisoneinsatze, arbeitsstellen, projekteinsatze, was davor war, was ich mache, was vorher war, wo ich arbeite, missions d'interim, missions interim, saisons, mes saisons, trajectoire, emploi, campanas, temporadas, destinos, lavori, stagioni, stagioni lavorative, impiego, servizio, trabalhos, onde trabalho, temporadas trabalhadas,
    extrajobb, sommarjobb, deltidsjobb, ovriga anstallningar, ovrig erfarenhet, ovriga erfarenheter, studiejob, fritidsjob, studenterjob, sommerjobb, deltidsjobber, annen arbeidserfaring, andre stillinger, andre jobber, det har har jag gjort, har har jag jobbat, sa har har jag jobbat, mit arbejdsliv, hvor jeg har arbejdet, her har jeg arbejdet, her har jeg jobbet, mitt arbeidsliv, waar ik werkte, waar ik heb gewerkt, wo ich gearbeitet habe, mein berufsleben,
    studentenjobs, studentenjob, vakantiewerk, vakantiejobs, bijbanen, bijbaan, bijbaantjes, nebenjobs, nebentatigkeiten, ferialjobs, ferialpraxis, ferialpraktika, aushilfstatigkeiten, wissenschaftlicher werdegang, altri lavori, altri impieghi, lavori stagionali, lavoretti, andere ervaring, andere werkervaring, fruhere tatigkeiten, beruflicher lebensweg, tirocini, storia professionale, waar ik werkte, otros empleos, trabajos de verano, trabajos de temporada,
    current position, current role, present position, current employment, present employment, aktuelle position, aktuelle tatigkeit, emploi actuel, poste actuel, position actuelle, situacion profesional actual, situacion profesional, situacion laboral actual, puesto actual, empleo actual, trabajo actual, lavoro attuale, impiego attuale, emprego atual, situacao profissional, situacao profissional atual, huidige baan, nuvaerende ansaettelse, navaerende jobb,
    work experiences, job experiences, professional experiences, employment particulars, work experience details, gulf experience, uae experience, indian experience, experience abroad, work profile, service details, sea experience, seafaring experience, details of experience, employment background, previous experience, recent employment,
    berufsverlauf, berufliche praxis, berufsstationen, beschaftigungsverhaltnisse, bisherige berufstatigkeit, tatigkeitsverlauf, berufserfahrung in auszugen,
    parcours pro, experiences significatives, experiences cles, historique d'emploi, historique d'emplois, emplois precedents, emplois anterieurs, experience en entreprise, postes, fonctions, fonctions occupees, situation professionnelle, experience pertinente, experience d'enseignement, activites salariees, experience clinique,
    historial de empleo, empleos anteriores, trabajos realizados, trabajos anteriores, trabajos, experiencia docente, experiencia clinica, experiencia previa, experiencia relevante, puestos, cargos, cargos desempenados, puestos ocupados, actividad profesional, actividad laboral, servicios prestados, meritos profesionales, recorrido laboral, resumen laboral, antecedentes profesionales, antecedentes de trabajo, ocupaciones, situacion laboral, historico laboral, datos laborales, datos profesionales, experiencia en el extranjero,
    esperienze pregresse, attivita svolte, posizione attuale, occupazione attuale, curriculum professionale, servizi prestati, attivita lavorative, incarichi ricoperti, percorso, percorso di carriera, esperienze maturate, lavori svolti, esperienze lavorative pregresse, esperienze rilevanti, storico lavorativo, vita professionale,
    historico, ultimas experiencias, ultimos empregos, ultimas empresas, cargos exercidos, funcoes exercidas, percurso, percurso laboral, atuacao, passado profissional, experiencia previa, atividades profissionais, vinculos profissionais, vinculos, experiencia pratica,
    werkgeschiedenis, arbeidsloopbaan, professionele loopbaan, professioneel parcours, huidige functie, vorige functies, beroepsverleden, beroepsloopbaan, ervaringen, relevante ervaring, professionele achtergrond, beroepspraktijk, werkgevers, eerdere functies, jobervaring, tewerkstelling,
    tidigare erfarenheter, yrkesbakgrund, arbetshistorik, jobb, yrkeserfarenheter, nuvarande anstallning, arbetsliv, praktik, tjanstgoring, arbetslivserfarenhet i urval,
    erhvervsmaessig baggrund, karriereforlob, ansaettelsesforhold, arbejdsliv, tidligere stillinger, tidligere job, praktisk erfaring, professionel baggrund, joberfaringer, arbejdserfaringer, beskaeftigelser, nuvaerende stilling,
    arbeidsliv, yrkespraksis, ansettelsesforhold, ansettelser, arbeidshistorikk, jobber, yrkesbakgrunn, arbeidserfaringer, navaerende stilling,
    experience, experiences, work experience, working experience, professional experience, employment, employment history, work history, working history, career history, career,
    relevant experience, employment experience, professional background, job history, job experience, career experience, positions held, professional history, roles,
    previous employment, industry experience, professional employment, experience highlights, work, previous roles, earlier career, early career,
    other experience, additional experience, employment record, career overview, career to date, career record, clinical experience, legal experience, nursing experience,
    teaching experience, schuldienst, im schuldienst, schulpraxis, academic appointments, academic experience, academic positions, appointments, appointments held, research experience, research positions, contracts, contract history,
    contract experience, permanent roles, contract roles, stationer, assignments, assignment history, project experience, engagements, consulting experience, sales experience, technical experience, trade experience,
    management experience, military experience, sea service, sea going experience, sea and shore service, service record, record of service, places i have worked, where i have worked,
    jobs, my jobs, past jobs, previous jobs, jobs held, roles held, positions, professional positions, employment summary, employment details, experience summary, experience details, work background, career details, career path,
    career progression, professional career, employers, previous employers, past employment, current and previous employment, employment and experience, work record, what i have done, organisational experience, organizational experience,
    organisation experience, professional work experience, total experience, recent experience, internships, internship experience, hospitality experience, retail experience, engineering experience, leadership experience,
    berufliches, arbete, arbeid, beruf, berufserfahrung, berufserfahrungen, berufliche erfahrung, berufliche erfahrungen, beruflicher werdegang, berufspraxis, werdegang, berufliche laufbahn, berufliche stationen, beruflicher hintergrund, praktische erfahrung,
    praktische erfahrungen, arbeitserfahrung, berufstatigkeit, berufliche tatigkeit, berufliche tatigkeiten, tatigkeiten, praxiserfahrung, berufsweg, stationen, praxis, praktika, karriere, bisherige tatigkeiten, beschaftigungen, beruflicher lebenslauf, berufsleben, laufbahn, anstellungen,
    experience professionnelle, experiences professionnelles, parcours professionnel, parcours, parcours de carriere, emplois, postes occupes, carriere, historique professionnel, experience de travail, experiences de travail, emplois occupes, experiences, mon parcours, activites professionnelles, activite professionnelle,
    fonctions exercees, vie professionnelle, missions, stages, stages et emplois,
    experiencia, experiencias, experiencia profesional, experiencia laboral, experiencias laborales, experiencias profesionales, trayectoria profesional, trayectoria laboral, trayectoria, historial laboral, historia laboral, historial profesional, experiencia de trabajo, vida laboral, antecedentes laborales, empleos, puestos desempenados, carrera, carrera profesional, desarrollo profesional, recorrido profesional, practicas,
    esperienza, esperienze, esperienza professionale, esperienze professionali, esperienza lavorativa, esperienze lavorative, esperienze di lavoro, esperienza di lavoro, percorso professionale, percorso lavorativo, carriera, attivita lavorativa, attivita professionale, storia lavorativa, posizioni accademiche, posizioni ricoperte, impieghi, tirocini e stage, carriera professionale, lavoro,
    experiencia profissional, experiencias profissionais, historico profissional, percurso profissional, trajetoria profissional, trajetoria, carreira, experiencia de trabalho, experiencias de trabalho, historico de trabalho, atividade profissional, atuacao profissional, empregos, vida profissional, experiencias anteriores, carreira profissional, estagios,
    werkervaring, ervaring, professionele ervaring, werkervaringen, loopbaan, arbeidsverleden, carriere, beroepservaring, relevante werkervaring, loopbaanoverzicht, praktijkervaring, arbeidservaring, werkverleden, functies, banen, stages en werkervaring, werk,
    arbetslivserfarenhet, arbetserfarenhet, erfarenhet, erfarenheter, yrkeserfarenhet, anstallningar, tidigare anstallningar, yrkesliv, karriar, professionell erfarenhet, arbetslivserfarenheter, tjanster, uppdrag, arbeten, relevant erfarenhet,
    erhvervserfaring, arbejdserfaring, erfaring, joberfaring, ansaettelser, karriere, professionel erfaring, erhvervskarriere, tidligere ansaettelser, beskaeftigelse, stillinger, arbejde, erhvervsforlob, job, arbeidserfaring, yrkeserfaring, jobberfaring, arbeidspraksis, praksis,
    tyokokemus, tyohistoria, tyoura, ura, tyokokemukset, tyosuhteet, tyotehtavat, aiempi tyokokemus, nykyinen tyo,
    doswiadczenie zawodowe, doswiadczenie, przebieg kariery,
    doswiadczenie zawodowe, doswiadczenie, przebieg pracy zawodowej, przebieg kariery zawodowej, przebieg kariery, kariera zawodowa, historia zatrudnienia, praca zawodowa, praktyki i staze, staze i praktyki, zatrudnienie`),
  education: words(`
    uddannet, utdannet, utbildad, skoler, skoletid, skolebakgrunn, schooltijd, schoolloopbaan, nauka, szkola, szkoly, moja edukacja, koulut, koulunkaynti, quals, learning, admission and learning, where i studied, what i studied, vie scolaire, sur les bancs, colegio, gelernt, was ich gelernt habe,
    schulen, schulen und kurse, schulausbildung, schulzeit, schule und studium, det har har jag pluggat, mina studier, mine studier, hvad jeg har laert, wat ik heb geleerd, waar ik studeerde, was ich gelernt habe,
    scuola, ecole, ecoles, mes ecoles, escuela, escuelas, colegios y estudios, escola, escolas, sur les bancs de l'ecole, a l'ecole, op school, ma formation, la mia formazione, mi formacion, minha formacao, mijn opleiding, mijn opleidingen, i miei studi, mes etudes, mis estudios, meus estudos, mijn studie, bagage scolaire,
    education background, background of education, educational profile, education profile,
    educational attainment, educational attainments, academic attainments, scholastic details, education attained, educational record,
    etudes et formations, formation scolaire, cursus academique, niveau d'etudes, etudes superieures, formation scolaire et universitaire, etudes effectuees, bagage scolaire,
    estudios cursados, datos academicos, nivel de estudios, formacion universitaria, educacion formal, instruccion, instruccion formal, grado academico, grados academicos, titulos, titulos academicos, perfil academico, trayectoria academica, meritos academicos, titulacion academica, formacion basica, nivel academico, nivel educativo, historial educativo, antecedentes educativos, grado de estudios, estudios oficiales,
    studi compiuti, titoli, titoli culturali, titoli accademici, studi effettuati, curriculum studiorum, curriculum scolastico, istruzione scolastica, scuole, titoli di studio e professionali, scuola e formazione, formazione culturale,
    formacao educacional, instrucao, nivel de escolaridade, formacao superior, habilitacoes escolares, qualificacao academica, grau de instrucao, titulacao, dados academicos, percurso escolar, historico educacional, percurso educativo,
    diploma's, diplomas, gevolgde opleidingen, schoolse loopbaan, studieverleden, opleidingsniveau, schoolloopbaan, schoolgeschiedenis, opleiding en diploma's,
    utbildningsbakgrund, skolgang, skola, examina, examen, utbildning i urval, skoleforlob, skole, utdanningsbakgrunn, utdannelser, utdanninger, skole og utdanning, kurs og utdanning,
    education, study, academic background, academic qualification, academic qualifications, academic profile, academic details, education and training, education & training, qualifications, qualification, academic history, academic record, academics,
    educational background, educational qualification, educational qualifications, educational details, education and qualifications, education & qualifications, education details, education history, studies, tertiary education, degree, degrees, degrees and diplomas, schooling, school, schools,
    education and memberships, education and certifications, education and licences, trade qualification, trade qualifications, academic credentials, scholastic record, academic education, apprenticeship, higher education, university education, formal education, scholastics, academia,
    schulisches, akademisches, ausbildung, bildung, bildungsweg, studium, schulbildung, ausbildung und studium, aus- und weiterbildung, schule, schulausbildung, akademische ausbildung, hochschulbildung, lehre, ausbildungen, schulischer werdegang, bildungsgang, akademischer werdegang, schule und ausbildung, studium und ausbildung, berufsausbildung, schulische ausbildung, hochschulstudium, abschlusse, ausbildung und qualifikation, aus-/weiterbildung, schullaufbahn,
    formation, formations, diplome, diplome obtenu, diplomes obtenus, diplomes, diplomes et formations, formation academique, etudes, formation et diplomes, parcours academique, parcours scolaire, cursus, cursus scolaire, cursus universitaire, scolarite, formation initiale, formations et diplomes, diplomes et formation, formation universitaire, formation professionnelle, titres et diplomes,
    formacion, formacion academica, educacion, estudios, estudios realizados, formacion academica y complementaria, titulacion, titulaciones, formacion reglada, antecedentes academicos, preparacion academica, escolaridad, formacion profesional, estudios academicos, historial academico,
    istruzione, istruzione e formazione, formazione, titoli di studio, studi, percorso di studi, formazione accademica, percorso formativo, formazione scolastica, educazione, titolo di studio, formazione e istruzione, istruzione e titoli, percorso accademico, studi e formazione,
    formacao, formacao academica, educacao, escolaridade, habilitacoes, habilitacoes academicas, habilitacoes literarias, formacao escolar, educacao e formacao, percurso academico, formacao profissional, estudos, graduacao, formacao e educacao, qualificacoes, historico escolar, historico academico,
    opleiding, opleidingen, onderwijs, studie, studies, educatie, scholing, opleiding en training, opleidingen en cursussen, vooropleiding, schoolopleiding,
    utbildning, utbildningar, studier, skolor, akademisk utbildning, utbildning och kurser,
    uddannelse, uddannelser, utdanning, utdannelse, uddannelsesbaggrund, skolegang, koulutus, koulutukset, opinnot, koulutustausta, tutkinnot, koulutus ja tutkinnot, wyksztalcenie, edukacja,
    wyksztalcenie, edukacja, przebieg edukacji, przebieg nauki, studia, institutions attended, educational institutions attended, schools attended, schools and colleges attended, institutions and qualifications, qualifications obtained, academic qualifications obtained, educational qualifications obtained`),
  skills: words(`
    it-kennis, pc-kennis, datorkunskap, datorvana, it-kundskaber, it-faerdigheder, edb, edb-kunnskaper,
    sistemas, caja de herramientas, manejo de programas, conocimientos de informatica, paqueteria, ofimatica, herramientas informaticas, programas informaticos, habilidades y destrezas, otras habilidades, manejo de herramientas,
    competences transversales, competences metier, competences specifiques, bureautique, langages, mes atouts, qualites personnelles, forces,
    conoscenze e competenze, capacita informatiche, competenze acquisite, abilita e competenze, informatica,
    nogleord, it-kendskab, datakunnskaper, dataferdigheter, edb-kundskaber, it-vaardigheden, informatica-kennis, informaticakennis, troeven,
    skills, tech, it, things i know, what i know, know-how, key skills, core skills, technical skills, professional skills, core competencies, competencies, competences, key competencies, areas of expertise, expertise, skills and expertise,
    skills & expertise, technologies, technical expertise, technical proficiencies, tools, tools and technologies, tech stack, skill set, skillset, key strengths, strengths, it skills,
    computer skills, software, software skills, capabilities, core strengths, skills summary, skills and tools, technical competencies, systems, areas of specialisation, hard skills, soft skills, top skills, skills profile, key expertise, areas of practice, practice areas, what i am good at, what i do well, what i can do, my skills, main skills, other skills, personal skills, additional skills, relevant skills, functional skills, toolbox, sales toolbox, technical toolbox, toolkit, tool kit, clinical skills, trade skills, technical knowledge, technical summary, technical skill set, computer proficiency, computer knowledge, it proficiency, specialities, specialties, core competences, key competences, skills and knowledge, skills and abilities, abilities, proficiencies, fields of expertise, software proficiency, software knowledge, professional expertise, key capabilities, technical profile, technical environment, methods, equipment,
    kenntnisse, top-kenntnisse, principales competences, aptitudes principales, competenze principali, belangrijkste vaardigheden, viktigaste kompetenser, framsta kompetenser, topkompetencer, vigtigste kompetencer, fahigkeiten, kompetenzen, fachkenntnisse, edv-kenntnisse, it-kenntnisse, edv, kenntnisse und fahigkeiten, fahigkeiten und kenntnisse, besondere kenntnisse, fachliche kompetenzen, kernkompetenzen, starken, qualifikationen, skills und tools, technische kenntnisse, software-kenntnisse, computerkenntnisse, pc-kenntnisse, zusatzqualifikationen, zusatzliche qualifikationen, weitere kenntnisse, sonstige kenntnisse, programmierkenntnisse, know-how, fachwissen, schwerpunkte, fertigkeiten, technologien, expertise und kenntnisse,
    competences, competences cles, competences techniques, competences professionnelles, savoir-faire, savoir-etre, informatique, outils, logiciels, expertises, domaines de competences, domaines de competence, competences informatiques, connaissances, aptitudes, atouts, qualites, competences et outils, connaissances informatiques, outils informatiques, domaines d'expertise, savoir faire, competences principales,
    habilidades, competencias, conocimientos, aptitudes, destrezas, conocimientos informaticos, conocimientos tecnicos, competencias clave, habilidades tecnicas, informatica, herramientas, competencias tecnicas, competencias profesionales, capacidades, fortalezas, otros conocimientos, habilidades y competencias, competencias y habilidades, programas,
    competenze, competenze tecniche, capacita, conoscenze, conoscenze informatiche, competenze informatiche, capacita e competenze, competenze professionali, abilita, competenze digitali, strumenti, competenze chiave, capacita e competenze tecniche, capacita e competenze personali, competenze personali, competenze trasversali, competenze organizzative, competenze relazionali, capacita tecniche, punti di forza, competenze e strumenti, competenze principali, conoscenze tecniche, competenze specialistiche,
    competencias tecnicas, competencias profissionais, conhecimentos, habilidades e competencias, conhecimentos tecnicos, aptidoes, ferramentas, competencias pessoais, competencias digitais, conhecimentos informaticos, principais competencias, habilidades tecnicas, competencias e habilidades, conhecimentos de informatica, softwares, principais habilidades,
    vaardigheden, competenties, kennis, kennis en vaardigheden, computervaardigheden, expertises, kerncompetenties, technische vaardigheden, sterke punten, kwaliteiten, ict-vaardigheden, kennisgebieden, deskundigheid, computerkennis, programma's, vakkennis,
    kompetenser, fardigheter, kunskaper, datakunskaper, it-kunskaper, kompetens, styrkor, nyckelkompetenser, tekniska kunskaper, verktyg, datorkunskaper, egenskaper, fardigheter och kunskaper,
    kompetencer, faerdigheder, kernekompetencer, it-kompetencer, it-faerdigheder, faglige kompetencer, ferdigheter, kompetanse, kvalifikationer, nokkelkompetanse, it-kunnskaper, styrker, vaerktojer, kvalifikasjoner, taidot, osaaminen, ydinosaaminen, it-taidot, atk-taidot, erityistaidot, erityisosaaminen, osaamisalueet, tietotekniset taidot, tietotekniikkataidot, umiejetnosci,
    kompetencje, umiejetnosci zawodowe, kluczowe kompetencje, kluczowe umiejetnosci, umiejetnosci techniczne, umiejetnosci i kompetencje, znajomosc programow, obsluga komputera`),
  certifications: words(`
    fort- und weiterbildung, fort- und weiterbildungen, fort-/weiterbildung, weiter- und fortbildung, aus- fort- und weiterbildung, lehrgange, lehrgange und seminare, ausweise, scheine, scheine und ausweise, bijkomende opleidingen, aanvullende opleidingen, aanvullende cursussen, bewijzen, fortbildningar, internutbildningar, interna utbildningar, behorighetsbevis, etterutdanning, videreutdanning, etter- og videreutdanning, efter- og videreuddannelse, videreuddannelse, interne kurser, bevis, sertifikat,
    carnes, rijbewijzen, iscrizione all'albo, iscrizioni, colegiacion,
    certifications, certs, mandatory training, professional registration, certification, certificates, licences, licenses, licensure, certifications and licences, licenses and certifications, licenses & certifications, licences & certifications, licensure and certifications, licensure and certification, professional certifications,
    professional development, accreditations, courses, training, trainings, training and certifications, certifications and training, certifications & training, tickets, tickets and licences, tickets & licences, licences and tickets, licences & tickets,
    professional memberships, memberships, professional qualifications, courses and certifications, training and courses, registrations, registration, professional registrations, registrations and memberships, admissions, bar admissions, certifications and awards, affiliations, professional affiliations, continuing education, credentials, licence, security clearance, clearances, registrations and licences, cpd, short courses, courses attended, permits, honors-awards, honors and awards,
    zertifikate, bescheinigungen, zertifizierungen, weiterbildung, weiterbildungen, fortbildungen, fortbildung, fuhrerschein, fuhrerscheine, lizenzen, schulungen, scheine, kurse, weiterbildungen und zertifikate, zertifikate und weiterbildungen, seminare, qualifizierungen, fahrerlaubnis,
    certificats, formations complementaires, habilitations, certifications et habilitations, formation continue, permis, formations continues, certifications et formations, attestations,
    certificaciones, certificados, cursos, formacion complementaria, cursos y certificados, cursos y certificaciones, permisos, carnets, licencias, otros cursos, cursos realizados, formacion continua, carne de conducir, permiso de conducir,
    certificazioni, corsi, certificati, patente, patenti, abilitazioni, formazione continua, corsi e certificazioni, attestati, corsi di formazione, corsi di aggiornamento, iscrizioni ad albi, patente di guida, titoli e certificazioni,
    certificacoes, certificados, cursos e certificacoes, cursos complementares, formacao complementar, carta de conducao, cursos e formacoes, cursos extracurriculares, licencas, certificacoes e cursos, formacao continua, qualificacoes complementares, cnh,
    certificaten, cursussen, trainingen, certificeringen, cursussen en trainingen, rijbewijs, diploma's en certificaten, bijscholing, opleidingen en certificaten, nevenopleidingen, trainingen en cursussen, cursussen en certificaten,
    certifikat, certifieringar, kurser, korkort, ovriga kurser, vidareutbildning, kurser och certifikat, licenser, behorigheter, utbildningar och kurser,
    certifikater, certificeringer, korekort, kurser og certifikater, efteruddannelse, sertifiseringer, sertifikater, forerkort, kurs, autorisation, kurser og efteruddannelse, kurssit, sertifikaatit, taydennyskoulutus, lisakoulutus, ajokortti, luvat, patevyydet, korttikoulutukset,
    kursy, szkolenia, kursy i szkolenia, szkolenia i kursy, certyfikaty, certyfikaty i szkolenia, szkolenia i certyfikaty, uprawnienia, prawo jazdy, dodatkowe kwalifikacje`),
  languages: words(`
    capacita linguistiche, competenze e capacita linguistiche, abilita linguistiche, capacidades linguisticas, aptitudes linguistiques, sprachfahigkeiten, sprachkompetenzen, taalvaardigheden, sprakfardigheter, sprogfaerdigheder,
    reo, nga reo, korero, langues parlees, langues parlees et ecrites, langues etrangeres, connaissances linguistiques, langue, competences linguistiques, idiomas extranjeros, conocimiento de idiomas, lenguas, lenguas extranjeras, lingue conosciute, lingue straniere, conoscenze linguistiche, conoscenza delle lingue, conhecimentos linguisticos, linguas estrangeiras, linguas, conhecimento de idiomas,
    talenkennis, taalkennis, talen en niveau, sprakkunskaper, sprakkunnskaper, sprogkundskaber, sprogkompetencer, sprogfaerdigheder, sprakferdigheter, sprachkenntnisse, fremdsprachen, fremdsprachenkenntnisse, languages known, languages spoken, dialects and languages, dialects/languages, known languages,
    languages, language skills, language, languages known, languages spoken, linguistic skills, language proficiency, spoken languages, language abilities, foreign languages,
    sprachen, sprachkenntnisse, fremdsprachen, sprachliche kenntnisse, langues, langues parlees, langues etrangeres, langue, competences linguistiques, langues vivantes, idiomas, idioma, lenguas, conocimiento de idiomas, lingue, lingue straniere, lingue conosciute, conoscenze linguistiche, competenze linguistiche, conoscenza delle lingue,
    linguas, linguas estrangeiras, competencias linguisticas, conhecimentos linguisticos, talen, talenkennis, taalvaardigheden, talenkennis en vaardigheden, taalkennis, taal,
    sprak, sprakkunskaper, sprog, sprogkundskaber, sprogfaerdigheder, spraak, sprakferdigheter, kielitaito, kielet, kielitaidot, jezyki, jezyki obce,
    znajomosc jezykow, znajomosc jezykow obcych`),
  other: words(`
    daneben, nebenbei, nebenamtlich, nebenamter, nebenamtliches, ehrenamter, ehrenamtlich, ehrenamtliche tatigkeiten, ehrenamtliche arbeit, vereinsarbeit, vereine, vereinstatigkeit, militar, militardienst, bundeswehr, vrijwillig, vrijwilliger, maatschappelijk, maatschappelijke functies, bestuurservaring, bestuur, verenigingsleven, engagementen, eigenschappen, karakter, naast het werk, daarnaast, lumpen, varnplikt, militartjanst, foreningsliv, foreningsuppdrag, foreningsengagemang, engagemang, ideella engagemang, ideellt engagemang, ideellt, fackligt, fackliga uppdrag, fackligt och ideellt, styrelseuppdrag, politiska uppdrag, vid sidan av, vid sidan av jobbet, bredvid jobbet, pa fritiden, utanfor jobbet, fritidsverv, frivillige verv, frivillig arbeid, frivillighet, organisasjonsarbeid, organisationsarbejde, organisasjonserfaring, andre verv, politiske verv, ved siden af, ved siden af jobbet, ved siden av, ved siden av jobben, frivilligt, frivilligt engagement, militaertjeneste, militaer, forstegangstjeneste, vaernepligt, egenskaper, egenskaber,
    incarichi, cariche, incarichi associativi, bestuursmandaten, bestuursmandaat, mandaten, mandats electifs, vie associative et engagements, lo demas, y ademas, et aussi, et encore, et sinon, ailleurs, en plus, cote prive, hors travail, verder, verder nog, en verder, wat verder, naast het werk, varie, e poi, inoltre, fuori dal lavoro, tempos livres, e mais, alem disso, fora do trabalho, fuera del trabajo, vrij, offline,
    consejos, consejos de administracion, mandate, aufsichtsratsmandate, commissariaten, cariche sociali, cariche associative,
    militardienst, bundesheer, prasenzdienst, servizio militare, servizio civile, servicio militar, dienstplicht, asociaciones, associazioni, distinciones, onderscheidingen, congresos, convegni, ponencias, avales, tiempo libre, tempo libero, diversen, varia, lidmaatschappen,
    driving license details, driving licence details, license details, licence details, project details, projects undertaken, projects handled, project history, project list, list of projects, projekthistorie, projektliste, projektubersicht, projekterfahrung in auszugen, ausgewahlte projekte, projektlista, prosjekter, utvalgte prosjekter, udvalgte projekter, projektoversigt, character references, visa details, position desired, position applied for, post applied for, personal profile and details,
    referencias laborales, referencias personales, referencias familiares, referencias comerciales, referencias profesionales, oposiciones, mas sobre mi, datos de interes, intereses y aficiones, otra informacion, otros meritos, hobbies,
    mandats, publications choisies, loisirs et interets, engagement citoyen, mes passions, references fournies sur demande, references professionnelles, activites sociales, implication sociale, benevolat et implication,
    interessi e passioni, dichiarazione, allegati, hobby e sport, altre capacita, altre attivita,
    artigos publicados, orientacoes, bancas, outros dados, objetivos pessoais, dados complementares, referencias profissionais, referencias pessoais,
    engagement, vrijetijdsbesteding, hobby's en vrije tijd, interesse, interesses en hobby, bijkomende informatie, extra,
    ovriga meriter, fritidssysselsattningar, intresse, om privatlivet, privatliv, familie og fritid, familie, fritid og familie, fritidssysler, foreningsarbejde, tillitsverv, annet, andre opplysninger, personlig,
    references, referees, project details, projects details, project profile, projects handled, mandats, muut luottamustoimet, luottamustoimet, harrastuneisuus, centres d'interets, personal profile details,  interests, hobbies, hobbies and interests, interests and hobbies, personal interests, awards, honours, honors, awards and honours, honors and awards, achievements, key achievements, selected achievements, career achievements, publications, selected publications, projects, personal projects, key projects, selected projects,
    volunteering, voluntary, volunteer experience, volunteer work, voluntary work, volunteer, community, community involvement, patents, additional information, other information, other, miscellaneous, activities, extracurricular activities, extra-curricular activities, declaration, availability, work rights, visa status, speaking, conferences, conference papers, social,
    links, portfolio, military service, leadership, scholarships, grants, grants and awards, research grants, funding, research interests, roles and responsibilities, roles & responsibilities, responsibilities, invited talks, presentations, career highlights, highlights, key highlights, professional achievements, notable achievements, exhibitions, supervision, academic service, teaching, strengths and weaknesses, recommendations, passport details, notice period, transcripts, nationality, further information, more, causes, press, media, committees, boards, board memberships, board positions, board roles, board appointments, directorships, non-executive directorships, other things, declarations, other details, personal interests and hobbies, clubs and societies,
    referenzen, interessen, hobbys, hobbys und interessen, interessen und hobbys, ehrenamt, ehrenamtliches engagement, engagement, publikationen, veroffentlichungen, auszeichnungen, projekte, sonstiges, weiteres, verfugbarkeit, auslandsaufenthalte, wehrdienst, zivildienst, freizeit, mitgliedschaften, preise, vortrage, personliche interessen, interessen & hobbys, ort datum, wehr- und zivildienst, ausseruniversitares engagement, elternzeit, stipendien, familienstand,
    loisirs, centres d'interet, centres d’interet, centre d'interet, interets, references, projets, divers, benevolat, activites, publications, engagements, engagement associatif, vie associative, passions, distinctions, activites extra-professionnelles, informations complementaires, hobbies et interets, prix, realisations,
    referencias, intereses, aficiones, intereses personales, otros, otros datos, otros datos de interes, publicaciones, voluntariado, proyectos, premios, informacion adicional, logros, reconocimientos, pasatiempos, disponibilidad, datos adicionales, hobbies e intereses, actividades, informacion complementaria,
    interessi, interessi personali, hobby, pubblicazioni, progetti, volontariato, referenze, altro, premi, attivita extraprofessionali, ulteriori informazioni, hobby e interessi, altre informazioni, autorizzazione, passatempi, riconoscimenti, autorizzazione al trattamento dei dati personali, informazioni aggiuntive, trattamento dei dati, interessi e hobby, pubblicazioni selezionate, attivita,
    interesses, interesses pessoais, passatempos, projetos, projectos, voluntariado, outras informacoes, informacoes adicionais, outros, premios, publicacoes, atividades complementares, hobbies e interesses, informacoes complementares, informacao adicional, conquistas, trabalho voluntario, outras atividades,
    hobby's, hobby, hobby’s, interesses, referenties, publicaties, projecten, werken een keuze, keuze uit mijn werk, selectie van werken, geselecteerde werken, gebouwde werken, gerealiseerde werken, nevenactiviteiten, nevenfuncties, overig, overige, vrijwilligerswerk, interesses en hobby's, prijzen, hobby's en interesses, overige informatie, vrije tijd, bestuursfuncties, persoonlijk, nevenfuncties,
    intressen, fritid, referenser, publikationer, projekt, ovrigt, ideellt arbete, fritidsintressen, utmarkelser, fritid och intressen, ideella uppdrag, fortroendeuppdrag, ovrig information, intressen och fritid, hobbyer, familj, ovriga uppgifter,
    interesser, fritidsinteresser, referencer, projekter, publikationer, frivilligt arbejde, frivilligarbejde, fritid og interesser, verv, ovrigt, andet, ovrige oplysninger, priser, hobbyer, frivillig, tillidshverv, referanser, personligt, privat, harrastukset, suosittelijat, luottamustehtavat, muut tiedot, muuta, julkaisut, vapaaehtoistyo, kiinnostuksen kohteet, zainteresowania,
    zainteresowania i hobby, referencje, dodatkowe informacje, informacje dodatkowe, osiagniecia, klauzula, wolontariat, publikacje`),
};

const ORDER = [
  'experience',
  'education',
  'languages',
  'skills',
  'certifications',
  'contact',
  'summary',
  'other',
] as const;

const KINDS = new Map<string, SectionKind>();
for (const kind of ORDER)
  for (const title of TITLES[kind]) if (!KINDS.has(keyOf(title))) KINDS.set(keyOf(title), kind);

// Joined letters are written as two, and signs between words do not matter.
function keyOf(text: string): string {
  return fold(text)
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .replace(/œ/g, 'oe')
    .replace(/ł/g, 'l')
    .replace(/’/g, "'");
}

// How somebody worked, in place of a word for work: "In dienst", "Als zzp'er (Van Kuijk Geluid)", "Libera professione".
const HOW =
  /^(?:(?:werk(?:zaam)? |jobs )?(?:in (?:vaste |loon)?dienst|in loondienst)|(?:gewerkt |werk(?:zaam)? |opdrachten )?als (?:zzp'?er|zelfstandige(?: professional)?|zelfstandig ondernemer|freelancer|interimmer)|als werknemer|(?:in )?(?:festanstellung|fester anstellung|anstellung)|als (?:angestellter?|arbeitnehmer(?:in)?|selbststandiger?|freiberufler(?:in)?|freelancer(?:in)?)|angestelltenverhaltnisse?|(?:in der )?selbststandigkeit|(?:as an employee|on staff|on the payroll|as a freelancer|as a contractor|working for (?:others|myself)|under my own name)|(?:en tant que |comme )(?:salariee?|independante?|freelance)|(?:activite )?(?:salariee|liberale)|(?:a|pour) mon (?:propre )?compte|por cuenta (?:ajena|propia)|como (?:empleado|empleada|asalariad[oa]|autonom[oa]|freelance|independiente)|(?:lavoro|rapporti di lavoro|attivita) (?:dipendente|subordinato|autonom[oa]|in proprio)|come (?:dipendente|freelance|libero professionista|libera professionista|lavoratore autonomo|lavoratrice autonoma)|libera professione|con partita iva|(?:trabalho )?por conta (?:de outrem|propria)|como (?:empregad[oa]|freelancer|autonom[oa]|trabalhador(?:a)? independente)|a recibos verdes|com carteira assinada|som (?:anstalld|egenforetagare|egen ?foretagare|frilans(?:are)?|konsult|ansat|lonmodtager|selvstaendig(?: erhvervsdrivende)?|freelancer|ansatt|selvstendig(?: naeringsdrivende)?)|fast(?:e)? (?:ansaettelser?|ansettelser?|stillinger)|fasta anstallningar|lonnet (?:arbejde|arbeid)|lonnarbete|loonarbeid|i egen (?:firma|regi)|med eget (?:firma|foretag)|selvstaendig virksomhed|egen virksomhed|eget foretag)(?: \([^()]{2,40}\)| \d{4} ?[-–] ?\d{4})?$/;

/** Whether a heading says how somebody worked, which may stand in the place of an employer too. */
export const saysHow = (text: string): boolean => HOW.test(keyOf(text.trim()));

// Headings of two subjects: the first names most of the content.
const MIXED: [RegExp, SectionKind][] = [
  // What somebody does on Sundays is no work.
  [
    /^(?:[a-z' ]{4,24} )?(?:(?:la |le |el |o |a |i |nel |en (?:el |mi |mis |mon )?|no |am |im |in (?:der |meiner |mijn )?|pa )?(?:domenica|domingo|dimanche|sonntag|zondag|sondag|weekend|fin de semana|fines de semana|fim de semana|fine settimana|tempo libero|tiempo libre|temps libre|ratos libres|freizeit|vrije tijd|fritid))$/,
    'other',
  ],
  [
    /^(?:quando non lavoro|cuando no trabajo|quand je ne travaille pas|quando nao trabalho|wenn ich nicht arbeite|als ik niet werk|nar jag inte jobbar)$/,
    'other',
  ],
  // In the first person, as pages of design programs have them.
  [
    /^(?!.*(?:orgulh|orgull|fiere?(?![a-z])|orgogli|trots|proud|stolz|stolt))(?:wat ik (?:doe|deed|heb gedaan)|ik (?:doe|deed|werk|werkte)|waar ik (?:werk|(?:heb )?gewerkt(?: heb)?|gewerkt heb)|wat ik (?:heb gedaan|gedaan heb)|was ich (?:(?:bisher|vorher|gerade|so|jetzt|zurzeit|zur zeit|derzeit|momentan|aktuell|heute|fruher|davor|zuletzt|beruflich|schon|alles) )*(?:mache|gemacht|getan|tue)|wo ich (?:gearbeitet|arbeite)|ce que (?:j'ai fait|je fais)|ou (?:j'ai (?:travaille|bosse|exerce|fait mes preuves)|je (?:travaille|l'ai fait))|lo que (?:he hecho|hago|hice)|donde (?:he trabajado|trabaje|trabajo|lo he hecho)|por donde (?:he pasado|anduve|pase)|en que he trabajado|cosa (?:ho fatto|faccio)|dove (?:ho lavorato|lavoro|l'ho fatto|sono stat[oa])|che lavori ho fatto|i (?:miei )?lavori|o que (?:eu )?(?:ja )?(?:fiz|faco)|(?:por )?onde (?:ja )?(?:trabalhei|trabalho|passei|andei)|gewerkt (?:bij|als)|waar ik (?:het )?(?:deed|gedaan heb)|vad jag (?:har )?(?:gjort|jobbat)|var jag har jobbat|hvad jeg (?:har )?lave[rt]|hva jeg har (?:gjort|jobbet)|w(?:as|o) habe ich (?:\w+ )?(?:gemacht|gearbeitet)|w(?:at|aar) heb ik (?:gedaan|gewerkt)|vad har jag (?:gjort|jobbat med)|var har jag (?:jobbat|arbetat)|hvad har jeg (?:lavet|arbejdet med)|hvor har jeg (?:vaeret|arbejdet)|hvor jeg har (?:vaeret|arbejdet|jobbet)|hv(?:a|or) har jeg (?:gjort|jobbet))(?![a-z])[a-z ,]{0,24}$/,
    'experience',
  ],
  [
    /^(?:was ich gelernt habe|wo ich gelernt habe|ik (?:studeerde|leerde)|wat ik (?:heb )?(?:geleerd|gestudeerd)(?: heb)?|(?:ce que|ou) j'ai (?:appris|etudie)|ou je (?:l'ai appris|me suis formee?)|(?:lo que|donde) (?:he estudiado|estudie|aprendi|he aprendido|me forme|me he formado)|(?:cosa|dove) (?:ho studiato|ho imparato|mi sono format[oa])|(?:o que|onde) (?:eu )?(?:estudei|aprendi|me formei)|waar ik (?:het )?(?:leerde|geleerd heb|heb geleerd|studeerde|heb gestudeerd)|wat ik leerde|geleerd|gestudeerd|que he estudiado|vad jag har (?:last|pluggat)|hvad jeg har laert|hva jeg har laert|was habe ich gelernt|wat heb ik (?:geleerd|gestudeerd)|vad har jag (?:last|lart mig|pluggat)|hvad har jeg laert|hva har jeg laert)(?![a-z])[a-z ,]{0,16}$/,
    'education',
  ],
  [HEADS_LANGUAGES, 'languages'],
  [
    /^(?:(?:che lingue |cosa )parlo|lo que hablo|(?:que|los) idiomas (?:que )?hablo|(?:les langues que |ce que )je parle|o que falo|(?:was|welche sprachen) ich spreche|wat ik spreek|(?:lingue|linguas|langues|idiomas|lenguas) (?:di lavoro|de trabalho|de travail|de trabajo))$/,
    'languages',
  ],
  [
    /^(?:was ich (?:gut )?kann|wat ik (?:goed )?kan|ik ben goed in|ik kan|ce que je sais faire|lo que se hacer|cosa so fare|o que (?:eu )?sei fazer|vad jag kan|hva[d]? jeg (?:er god til|kan)|was kann ich|wat kan ik|vad kan jag|hva[d]? kan jeg)$/,
    'skills',
  ],
  [
    /^(?:wer (?:ich bin|bin ich)|wie (?:ik ben|ben ik)|vem (?:jag ar|ar jag)|hvem (?:jeg er|er jeg)|who am i|where i am(?: now)?)$/,
    'summary',
  ],
  // What somebody does now, and what they did before: "Nuværende job", "Eerdere functies".
  [
    /^(?:aktuelle[rns]?|derzeitige[rns]?|jetzige[rns]?|gegenwartige[rns]?|fruhere[rns]?|vorherige[rns]?|vorige[rns]?|bisherige[rns]?|ehemalige[rns]?|letzte[rns]?|weitere|huidige?|eerdere|vroegere|laatste|overige|nuvarande|tidigare|senaste|nuvaerende|tidligere|forrige|seneste|navaerende|siste|current|present|previous|former|past|earlier|recent|latest|last|other|prior) (?:(?:professional|relevant|paid|part-time) )?(?:tatigkeit(?:en)?|stellen?|position(?:en)?|beschaftigung(?:en)?|anstellung(?:en)?|arbeitgeber|arbeitsstellen?|funktion(?:en)?|jobs?|functies?|functie|baan|banen|werk|werkgevers?|betrekking(?:en)?|werkzaamheden|tjanst(?:er)?|anstallning(?:ar)?|arbeten?|jobb|befattning(?:ar)?|arbetsgivare|uppdrag|stilling(?:er)?|ansaettelser?|arbejde|arbejdsgivere?|arbeid|arbeidsgivere?|roles?|positions?|posts?|employers?|employments?|appointments?|work|work experience|experience)$/,
    'experience',
  ],
  [HOW, 'experience'],
  // "Stationen meines Berufslebens", "Etapas da minha vida profissional": a word for the ways of a life of work.
  [
    /^(?:(?:die|the|les|las|as|le|de) )?(?:stationen|etappen|stages|steps|stops|etapes|etapas|pasos|passos|tappe|stappen|haltes|etapper|stationer|skridt|trin) (?:(?:in|of|de|del|della|da|van|i|auf|aus|dans|en|na) )?(?:(?:meine[smr]?|my|ma|mi|mia|minha|mijn|mitt?|min|the|la|der|des|het) )?(?:berufsleben|berufslebens|berufsweg|berufswegs|laufbahn|karriere|arbeitslebens?|career|working life|work life|carriere|vie professionnelle|parcours|vida profesional|vida laboral|carrera|vida profissional|carreira|vita professionale|vita lavorativa|carriera|loopbaan|werkende leven|arbetsliv|yrkesliv|karriar|arbejdsliv|karriere)$/,
    'experience',
  ],
  // "Driving jobs", "Werk in Indonesië", "Erfahrung im Ausland": work of a kind, or somewhere.
  [
    /^(?!the |your |our |all |no )[a-z-]{3,15} jobs$|^(?:work|jobs?|employment|experience|career|werk|werkervaring|ervaring|arbeit|arbeitserfahrung|berufserfahrung|erfahrung|jobb|arbete|arbetslivserfarenhet|erfarenhet|erfaring|arbejde|arbejdserfaring|arbeid) (?:in|im|i|abroad|overseas|utomlands|i udlandet|i utlandet)(?: (?!progress|process)[a-z-]{3,}){0,3}$/,
    'experience',
  ],
  // "Experiencia en hostelería", "Experiencia hospitalaria", "Experiencia laboral en España": the same in Spanish.
  [
    /^experiencias? (?:(?:laboral|profesional)(?:es)? )?(?:(?:en|como) [a-z]{3,}(?: [a-z]{2,}){0,3}|por cuenta (?:propia|ajena)|sanitaria|hospitalaria|asistencial|investigadora|internacional|nacional|comercial|administrativa|tecnica|educativa|social|industrial|hostelera|agricola|directiva|gerencial|anterior|adicional|complementaria|reciente|destacada|\(ultimos \d+ anos\))$/,
    'experience',
  ],
  [
    /^(?:resumen de (?:la )?experiencia|ultimos? empleos?|desempeno (?:laboral|profesional)|actividades profesionales|practicas (?:profesionales|laborales|en empresas?|y becas)|pasantias)$/,
    'experience',
  ],
  [
    /^(?:educacion no formal|cursos (?:y|de) [a-z]{4,}|capacitaci(?:on|ones)(?: [a-z]{4,})?|perfeccionamiento|diplomados)$/,
    'certifications',
  ],
  [
    /^(?:pretension(?:es)? (?:de renta|salarial(?:es)?)|permisos? de conducir|(?:years?|times?|periods?) (?:not|missing|left out)(?: [a-z]+){1,4}|fehlende jahre|annees manquantes|anos que falta[nm]|anni mancanti|ontbrekende jaren|ar som saknas|manglende ar)$/,
    'other',
  ],
  [/^perfil laboral$/, 'summary'],
  [/^cualidades(?: personales)?$/, 'skills'],
  // A word for work and what kind of it, where, or when: "Expériences précédentes", "Esperienza in cucina", "Loopbaan tot nu toe".
  [
    /^(?:mes |mon |ma |nos )?(?:(?:experiences?|emplois?|carriere|itineraire|cursus|vecu|parcours) (?:professionnel(?:le)?s?|precedente?s?|anterieure?s?|passee?s?|recente?s?|salariee?s?|etudiante?s?|saisonniere?s?|dans (?:le |la |les |l')[a-z]+(?: [a-z]+)?|en [a-z]+(?: [a-z]+)?|a l'etranger|comme [a-z]+(?: [a-z]+)?)|(?:postes|fonctions|activites) (?:precedente?s|anterieure?s|passee?s|actuel(?:le)?s)|petits boulots|jobs? (?:d'ete|d'etudiante?|etudiants?|saisonniers?))$/,
    'experience',
  ],
  [
    /^(?:le mie |la mia |altr[ei] )?(?:esperienz[ae]|impieg(?:o|hi)|occupazion[ei]|carriera|curriculum|storia) (?:(?:lavorativ[aoe]|professional[ei]) )?(?:precedent[ei]|pregress[ae]|passat[aeio]|recent[ei]|lavorativ[aoe]|professional[ei]|significativ[ae]|principal[ei]|retribuit[ei]|di lavoro(?: [a-z]+)?|all'estero|nel(?:la |lo |l'| )[a-z]+(?: [a-z]+)?|in [a-z]+(?: [a-z]+)?|come [a-z]+(?: [a-z]+)?)$/,
    'experience',
  ],
  [
    /^(?:historial|(?:mi |mis )?experiencias? (?:laboral(?:es)? |profesional(?:es)? )?(?:previas?|anteriores|pasadas?)|(?:minhas? )?experiencias? (?:profissiona(?:l|is) )?(?:previas?|anterior(?:es)?|passadas?|relevantes?|em [a-z]+(?: [a-z]+)?|na area d[aeo] [a-z]+)|atividades? atua(?:l|is))$/,
    'experience',
  ],
  [
    /^(?:mijn |eerdere |vorige |overige |huidige |recente |relevante )?(?:werkervaring|ervaring(?:en)?|loopbaan|carriere|arbeidsverleden) (?:tot nu toe|tot (?:op )?heden|in (?:de |het )?[a-z]+(?: [a-z]+)?|als [a-z]+|in loondienst|elders)$|^eerdere (?:werk)?ervaring(?:en)?$/,
    'experience',
  ],
  // "Experiencia docente e investigadora", "Esperienze professionali e gestionali": of two kinds.
  [/^(?:experiencias?|esperienz[ae]|experiences?) [a-z]{5,16} (?:y|e|et|ed) [a-z]{5,16}$/, 'experience'],
  // Above jobs that came before those that were told: "Before that".
  [
    /^(?:before (?:that|then|this)|prior to (?:that|this)|earlier(?: on)?|davor|vorher|zuvor|frueher|daarvoor|eerder|innan dess|dessforinnan|tidigare|for det|forinden|tidligere)$/,
    'experience',
  ],
  [/^(education|qualifications?) (and|&) (certifications?|training|licen[cs]es|courses)$/, 'education'],
  [
    /^(skills|expertise|competenc\w+) (and|&) (languages?|interests|tools|technolog\w+|qualifications|certifications|abilities|competenc\w+)$/,
    'skills',
  ],
  [/^(?:technical|digital|engineering|design|office|software|analysis) (?:tools|toolkit|stack)$/, 'skills'],
  [/^(languages?) (and|&) (skills|interests)$/, 'languages'],
  [
    /^(?:sprachen|talen|sprak|sprog|languages) (?:und|en|och|og|and|&) (?:pc|edv|it|ict|computer|dator|data|software)$/,
    'languages',
  ],
  [/^[a-z ]{2,15} ?(?:\/|and|&) ?languages$/, 'languages'],
  [/^(work|employment|career|professional) (and|&) .*(experience|history)$/, 'experience'],
  [
    /^(certifications?|licen[cs]es|training|courses|memberships|accreditations) (and|&) [a-z ]{3,25}$/,
    'certifications',
  ],
  [
    /^(interests|hobbies|awards|honou?rs|achievements|activities|volunteering|projects|publications) (and|&) [a-z ]{3,25}$/,
    'other',
  ],
  [
    /^(?:places|where|what) (?:i|we)(?:'ve| have)? (?:been|worked|work|done|did)\b[a-z ]{0,20}$/,
    'experience',
  ],
  [
    /^(?:[a-z-]+ ){1,2}(?:posts|appointments|employment|work history|career history|job history|assignments)$/,
    'experience',
  ],
  [
    /^(?:hands-on|practical|paid|international|overseas|local|industrial|corporate|commercial|banking|it|software|medical|healthcare|ward|hospital|classroom|kitchen|culinary|finance|financial|accounting|audit|marketing|warehouse|driving|construction|site|mining|offshore|freelance|part-time|full-time|casual|post-qualification|pqe) experience$/,
    'experience',
  ],
  [
    /^(?:military|army|naval|navy|raf|police|nursing|teaching|banking|service|legal|civilian|engineering|sales) (?:career|posts held|service history)(?: (?:history|summary))?$/,
    'experience',
  ],
  [
    /^(relevant|selected|recent|key|previous|other|additional) (work |professional |employment )?(experience|employment|roles|positions)$/,
    'experience',
  ],
];

const AND = /\s+(?:&|\+|and|und|et|y|e|ed|en|och|og|ja|i|\/)\s+|\s*[&/]\s*/;
const PREFIX =
  /^(?:my|meine?|mes|mon|ma|mis?|(?:as |a )?minhas?|(?:os |o )?meus?|le mie|i miei|mijn|min|mina|mine|relevant|selected|recent|previous|other|additional|further|weitere|sonstige|autres?|otr[ao]s?|altr[ie]|outr[ao]s?|overige|ovriga|ovrige|ausgewahlte|ausgewahlten|wichtige|eigene|bisherige|seleccionad[ao]s|selezionat[ie]|selecionad[ao]s|relevante|principales?|principais|professional) /;

// What a heading says of the form of its content: "Institutions attended with dates".
const WITH_DATES =
  / (?:with|and) (?:relevant )?dates?$| \((?:auszug|auswahl|auszugsweise|selected|selection|extract|excerpts?|summary|continued|cont'?d?\.?|contd|fortsetzung|fortsatt|forts\.?|i urval|urval|utvalg|udvalgte|udpluk|utdrag|chronological|reverse chronological|chronologisch|most recent first|last \d+ years|suite|seguito|continuacion|continuacao|selectie|vervolg)\)$/;

// "Welke talen?", "Which languages do I speak?", "Quali lingue parlo?": a heading as a question.
const ASKS =
  /^(?:welke|which|what|welche|quelles?|que|quali|quais|vilka|vilket|hvilke|hvilket|mitka|jakie) ([a-z-]+)(?: (?:do i speak|i speak|spreek ik|kan ik|spreche ich|je parle|parle-t-il|hablo|parlo|falo|talar jag|taler jeg|snakker jeg|puhun|znam))?$/;

/** The section that a heading begins; null for other lines. */
export function sectionOf(text: string): SectionKind | null {
  const bare = spaced(text)
    .replace(/^[\s\d.|:•▪■*#=_—–<>[\]\p{So}\p{Sk}\p{Co}-]+|[\s.|:•*#=_—–<>[\]\p{So}\p{Sk}\p{Co}-]+$/gu, '')
    .trim();
  if (bare.length < 3 || bare.length > 55 || !/^\p{L}/u.test(bare)) return null;
  const key = keyOf(bare).replace(WITH_DATES, '');
  const known =
    KINDS.get(key) ?? KINDS.get(key.replace(/ & /g, ' and ')) ?? KINDS.get(key.replace(/, /g, ' '));
  if (known !== undefined) return known;
  const mixed = MIXED.find(([pattern]) => pattern.test(key))?.[1];
  if (mixed !== undefined) return mixed;
  const asked = bare.endsWith('?') ? KINDS.get(ASKS.exec(key.replace(/[\s?]+$/, ''))?.[1] ?? '') : undefined;
  if (asked !== undefined) return asked;
  const plain = KINDS.get(key.replace(PREFIX, ''));
  if (plain !== undefined && plain !== 'contact' && key !== key.replace(PREFIX, '')) return plain;
  // Two subjects, each a heading: the first names most of the content.
  const parts = key.split(AND);
  const kinds = parts.map((part) => KINDS.get(part));
  const [first] = kinds;
  if (parts.length < 2 || first === undefined || kinds.includes(undefined)) return null;
  return kinds.find((kind) => kind === 'experience' || kind === 'education') ?? first;
}

/** The section of a heading of two subjects of which the first alone is known; null for other lines. */
export function sectionOfFirst(text: string): SectionKind | null {
  const [first = '', second = '', ...more] = keyOf(text.replace(/[\s:]+$/, '')).split(AND);
  const fits = more.length === 0 && /^[a-z-]{4,22}(?: [a-z-]{3,22})?$/.test(second);
  return fits && first.length > 4 ? (KINDS.get(first) ?? null) : null;
}

/** Joins letter-spaced headings: "E X P E R I E N C E" to "EXPERIENCE". */
export function spaced(text: string): string {
  const words = text.split(/\s{2,}|\t/);
  const isApart = (word: string): boolean => /^(?:\S )*\S$/u.test(word.trim());
  const isAll = words.length > 1 && /^(?:\S ){1,}\S$/u.test(words[0] ?? '') && words.every(isApart);
  if (!/^(?:\S ){3,}\S(?:\s|$)/u.test(text) && !(isAll && text.replace(/\s/g, '').length > 4)) return text;
  return words.map((word) => (isApart(word) ? word.trim().replace(/ /g, '') : word)).join(' ');
}
