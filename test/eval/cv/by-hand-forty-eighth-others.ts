import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-eighth');

/** The open ones in Dutch, Italian, Portuguese and Swedish. All people are made up. */
export const BY_HAND_FORTY_EIGHTH_OTHERS: Sheet[] = [
  cv('07-nl-nl-data-analist', 'docx', 'nl', 'NL', {
    names: ['Fatima El Bouazzaoui-ter Horst', 'Fatima El Bouazzaoui'],
    email: 'fatima@elbouazzaoui.example',
    phone: '06-55500147',
    city: 'Utrecht',
    headline: 'Data-analist | SQL, Power BI, Python',
    languages: ['Nederlands', 'Engels', 'Tamazight'],
    aside: [3],
    jobs: [
      'Senior data-analist | NS | Utrecht | 2023-04 | now',
      'Data-analist | Coolblue | Rotterdam | 2019-10 | 2023-03',
      'Marketing analist | Wehkamp | Zwolle | 2017-09 | 2019-09',
      'Stagiair business intelligence | Achmea | Apeldoorn | 2017-02 | 2017-07',
    ],
    page: `
! Fatima El Bouazzaoui-ter Horst
Data-analist | SQL, Power BI, Python
~ Lombok, Utrecht | 06-55500147 | fatima@elbouazzaoui.example | linkedin.com/in/fatima-voorbeeld
^ Ik maak van drukke tabellen een rustige grafiek. In vergaderingen ben ik degene die vraagt waar het getal vandaan komt.
# Loopbaan
## NS
Senior data-analist, Utrecht · april 2023 – heden
* Drukteprognose per trein, van proefversie tot op elk perronbord
* Eigenaar van het semantisch model punctualiteit
* Begeleid twee trainees
## Coolblue
Data-analist, Rotterdam · oktober 2019 – maart 2023
* Retourstromen, A/B-testen, dashboards voor de bezorging
## Wehkamp
Marketing analist, Zwolle · september 2017 – september 2019
## Achmea
Stagiair business intelligence, Apeldoorn · februari 2017 – juli 2017
# Opleiding
MSc Business Analytics, Vrije Universiteit Amsterdam, 2015 – 2017
BSc Econometrie, Rijksuniversiteit Groningen, 2012 – 2015
# Gereedschap
SQL (Snowflake, BigQuery), dbt, Power BI, Python (pandas), Git
# Talen
Nederlands, Engels, Tamazight
# Daarnaast
Bestuurslid speeltuinvereniging De Boog, 2021 – nu. Boksen. Lezen met mijn dochter.
`,
  }),
  cv('08-nl-sr-magazijn', 'doc', 'nl', 'NL', {
    names: ['Soeradj Ramkhelawan', 'Soeradj (Ray) Ramkhelawan', 'Ray Ramkhelawan'],
    email: 'ray070@haagsemail.example',
    phone: '06 555 001 55',
    city: 'Den Haag',
    languages: ['Nederlands', 'Hindi', 'Engels'],
    jobs: [
      'Teamleider magazijn | Bol fulfilment center | Waalwijk | 2024-02 | now',
      'Orderpicker / heftruckchauffeur | Hunkemöller DC | Almere | 2020-06 | 2023-12',
      'Orderpicker | Albert Heijn DC | Pijnacker | 2016-03 | 2020-05',
      'Pakketbezorger | PostNL | Den Haag | 2013 | 2016',
    ],
    page: `
CURRICULUM VITEA
^ NAAM: SOERADJ (RAY) RAMKHELAWAN
ADRES: HOBBEMASTRAAT 201 A, 2526 JS DEN HAAG
TEL: 06 555 001 55
MAIL: RAY070@HAAGSEMAIL.EXAMPLE
GEB: 19-07-1990 PARAMARIBO
BURG. STAAT: GEHUWD
^ **ERVARING**
^ FEB 2024 – NU
TEAMLEIDER MAGAZIJN
BOL FULFILMENT CENTER, WAALWIJK
15 man in de late dienst, planning, verzuim, 5S. Ik rij mee met een busje maar dat is 1,5 uur enkele reis dus zoek ik dichterbij.
^ JUNI 2020 – DEC 2023
ORDERPICKER / HEFTRUCKCHAUFFEUR
HUNKEMÖLLER DC, ALMERE
^ MRT 2016 – MEI 2020
ORDERPICKER
ALBERT HEIJN DC, PIJNACKER
Diepvries, voicepicking
^ 2013 – 2016
PAKKETBEZORGER
POSTNL, DEN HAAG
^ **OPLEIDING**
2023 TRAINING LEIDINGGEVEN, OLYMPIA
2012 MBO 2 LOGISTIEK MEDEWERKER, ROC MONDRIAAN
^ **DIPLOMA’S**
HEFTRUCK, REACHTRUCK, EPT, BHV, VCA
^ **TALEN**
NEDERLANDS, HINDI, ENGELS
^ **HOBBY’S**
CRICKET BIJ HCC, KOKEN VOOR DE MANDIR
`,
  }),
  cv('09-nl-nl-onderzoeker', 'pdf', 'nl', 'NL', {
    names: [
      'Willemijn van Rechteren Limpurg',
      'Willemijn C.A. van Rechteren Limpurg',
      'Willemijn Charlotte Adriana van Rechteren Limpurg',
    ],
    email: 'w.vanrechteren@veluwelab.example',
    phone: '0317-555 012',
    city: 'Bennekom',
    languages: ['Nederlands', 'Engels', 'Frans'],
    aside: [2],
    jobs: [
      'Onderzoeker bodembiologie | NIOO-KNAW | Wageningen | 2020-03 | now',
      'Postdoc | INRAE | Dijon | 2017-06 | 2020-02',
      'Promovendus | Wageningen University & Research | Wageningen | 2012-11 | 2017-05',
    ],
    page: `
> Curriculum vitae
> dr. ir. W.C.A. (Willemijn) van Rechteren Limpurg
# Persoonlijk
= Naam \tWillemijn Charlotte Adriana van Rechteren Limpurg
= Geboren \tDeventer, 9 september 1987
= Adres \tKierkamperweg 5, 6721 TE Bennekom
= Telefoon \t0317-555 012 (werk)
= E-mail \tw.vanrechteren@veluwelab.example
# Aanstellingen
= 2020 maart – heden \tOnderzoeker bodembiologie \tNIOO-KNAW, Wageningen
= 2017 juni – 2020 feb. \tPostdoc \tINRAE, Dijon
= 2012 nov. – 2017 mei \tPromovendus \tWageningen University & Research
# Studie
= 2010 – 2012 \tMSc Bodem en Water \tWageningen University, cum laude
= 2006 – 2010 \tBSc Bodem, Water, Atmosfeer \tWageningen University
= 1999 – 2005 \tGymnasium \tEtty Hillesum Lyceum, Deventer
# Beurzen
NWO Veni 2021 (€ 280.000): ‘Wat de worm weet’
# Onderwijs
Gastcolleges in het vak Soil Life; begeleiding van zeven masterstudenten
# Publicaties (keuze)
Van Rechteren W, Dupont L (2024). Earthworm casts as archives. Soil Biol Biochem 188
Van Rechteren W et al. (2019). Les vers et la vigne. Pedobiologia 74
# Talen
Nederlands, Engels, Frans
# Overig
Altviool in het Wagenings strijkje; lid van de gemeentelijke bomencommissie
`,
  }),
  cv('10-it-magazziniere-modulo', 'docx', 'it', 'IT', {
    names: ['Mamadou Diop', 'Diop Mamadou'],
    email: 'diopmamadou.bg@orobiemail.example',
    phone: '351 555 0119',
    city: 'Treviglio',
    languages: ['Wolof', 'Francese', 'Italiano'],
    jobs: [
      'MAGAZZINIERE MULETTISTA | LOGISTICA UNO SRL | CALCIO | 2021-03 | now',
      'ADDETTO ALLA SMISTAMENTO PACCHI | COOPERATIVA FRIULI | BREMBATE | 2018-06 | 2021-02',
      'BRACCIANTE AGRICOLO | AZ. AGR. FRATELLI MAZZOLENI | GRUMELLO | 2016 | 2018',
      'SARTO | ATELIER KEUR MAME | DAKAR | 2008 | 2015',
    ],
    page: `
> SCHEDA CANDIDATO – COMPILARE IN STAMPATELLO
|| 6 11
| COGNOME | DIOP
| NOME | MAMADOU
| NATO A / IL | DAKAR (SENEGAL) 01/01/1989
| DOMICILIO | VIA PONTIROLO 15, TREVIGLIO (BG)
| CELLULARE | 351 555 0119
| E-MAIL | diopmamadou.bg@orobiemail.example
| PERMESSO | LUNGO SOGGIORNO CE
| MEZZO PROPRIO | SI, SCOOTER
^ **ESPERIENZE (DALLA PIÙ RECENTE)**
|| 4 5 4 4
| PERIODO | DITTA | LUOGO | MANSIONE
| MARZO 2021 – OGGI | LOGISTICA UNO SRL | CALCIO | MAGAZZINIERE MULETTISTA
| GIUGNO 2018 – FEBBRAIO 2021 | COOPERATIVA FRIULI | BREMBATE | ADDETTO ALLA SMISTAMENTO PACCHI
| 2016 – 2018 | AZ. AGR. FRATELLI MAZZOLENI | GRUMELLO | BRACCIANTE AGRICOLO
| 2008 – 2015 | ATELIER KEUR MAME | DAKAR | SARTO
^ **TITOLO DI STUDIO**
LICENZA MEDIA (CPIA TREVIGLIO, 2019)
PATENTINO MULETTO 2020, RINNOVO 2025
^ **LINGUE**
WOLOF, FRANCESE, ITALIANO (B1)
^ **DISPONIBILE A**
[X] TURNI  [X] NOTTE  [X] SABATO  [ ] TRASFERTA
FIRMA: Diop M.
`,
  }),
  cv('11-it-europass-badante', 'doc', 'it', 'IT', {
    names: ['Oksana Petrivna Kovalchuk', 'Oksana Kovalchuk'],
    email: 'oksana.kov@estensemail.example',
    phone: '(+39) 3205550153',
    city: 'Ferrara',
    languages: ['ucraino', 'italiano', 'russo'],
    jobs: [
      'Assistente familiare convivente | famiglia Zamboni | Ferrara | 2020-02 | now',
      'Assistente familiare | famiglia Poletti-Guidi | Cento | 2013-09 | 2020-01',
      'Maestra d’asilo | Asilo comunale n. 4 | Ivano-Frankivsk | 1995-09 | 2012-06',
    ],
    page: `
~ europass · Curriculum vitae
|| 4 13
|  | **Oksana Petrivna Kovalchuk**
| **Indirizzo** | Via Bologna 341, 44124 Ferrara (Italia)
| **Telefono** | (+39) 3205550153
| **E-mail** | oksana.kov@estensemail.example
| **Sesso** | Femminile
| **Data di nascita** | 30/03/1974
| **Nazionalità** | Ucraina
# ESPERIENZA PROFESSIONALE
|| 4 13
| 02/2020 – Attuale | **Assistente familiare convivente**\\famiglia Zamboni, Ferrara (Italia)\\Cura di un signore di 91 anni con Parkinson: igiene, farmaci, cucina, passeggiata
| 09/2013 – 01/2020 | **Assistente familiare**\\famiglia Poletti-Guidi, Cento (Italia)\\Due persone anziane, casa e orto
| 09/1995 – 06/2012 | **Maestra d’asilo**\\Asilo comunale n. 4, Ivano-Frankivsk (Ucraina)
# ISTRUZIONE E FORMAZIONE
|| 4 13
| 2016 | **Corso per assistenti familiari, 120 ore**\\ASP Centro Servizi alla Persona, Ferrara
| 1991 – 1995 | **Diploma pedagogico**\\Istituto pedagogico di Kolomyia
# COMPETENZE PERSONALI
|| 4 13
| Lingua madre | ucraino
| Altre lingue | italiano B2; russo C1
| Patente di guida | nessuna, vado in bicicletta
`,
  }),
  cv('12-it-elettricista', 'pdf', 'it', 'IT', {
    names: ['Salvatore Dell’Aquila', 'Dell’Aquila Salvatore', "Salvatore Dell'Aquila"],
    email: 'totodellaquila@ionioposta.example',
    phone: '347 555 0138',
    city: 'Taranto',
    languages: [],
    jobs: [
      'Elettricista manutentore | Acciaierie d’Italia | Taranto | 2014-05 | now',
      'Elettricista | Comes SpA | Taranto | 2006-02 | 2014-04',
      'Aiuto elettricista | Ditta Semeraro Cosimo | Grottaglie | 2001 | 2006',
    ],
    page: `
CURRICULUM VITAE di
! Dell’Aquila Salvatore
nato a Taranto il 7/10/1982
residente in Taranto, via Lago di Pergusa 66
tel. 347 555 0138
mail totodellaquila@ionioposta.example
patente B, C – automunito
# ESPERIENZE
dal 05/2014 ad oggi
ELETTRICISTA MANUTENTORE presso Acciaierie d’Italia, Taranto
Reparto laminazione: quadri MT/BT, inverter, PLC Siemens S7, reperibilità. In cassa integrazione a rotazione, per questo cerco altro
dal 02/2006 al 04/2014
ELETTRICISTA presso Comes SpA, Taranto
Cantieri in Italia e per 8 mesi in Algeria
dal 2001 al 2006
AIUTO ELETTRICISTA presso Ditta Semeraro Cosimo, Grottaglie
Impianti civili
# TITOLI
Diploma di perito elettrotecnico, ITIS Pacinotti, Taranto, 2001
Corso PES/PAV (CEI 11-27), rinnovato 2025
Corso lavori in quota e spazi confinati
# DISPONIBILITÀ
Trasferte anche lunghe, turni, estero. Preavviso 15 giorni.
`,
  }),
  cv('13-pt-br-engenheira', 'docx', 'pt', 'BR', {
    names: ['Thaís Regina Schmitt Bortolini', 'Thaís Schmitt Bortolini', 'Thaís Bortolini'],
    email: 'thaisbortolini@serragaucha.example',
    phone: '(54) 95550-0127',
    city: 'Caxias do Sul',
    headline: 'Engenheira de Produção | Lean | Black Belt',
    languages: ['Português', 'Inglês', 'Italiano'],
    aside: [3],
    jobs: [
      'Coordenadora de melhoria contínua | Marcopolo | Caxias do Sul | 2022-05 | now',
      'Engenheira de processos | Randon | Caxias do Sul | 2017-08 | 2022-04',
      'Analista de PCP | Tramontina | Carlos Barbosa | 2015-02 | 2017-07',
      'Estagiária de qualidade | Tramontina | Carlos Barbosa | 2013-08 | 2014-12',
    ],
    page: `
> **THAÍS REGINA SCHMITT BORTOLINI**
> Engenheira de Produção | Lean | Black Belt
> Bairro Exposição, Caxias do Sul – RS | (54) 95550-0127 | thaisbortolini@serragaucha.example
# RESUMO
Engenheira com 11 anos em metalmecânica. Kaizen, MTM, simulação de linhas. Projetos com ganho auditado de R$ 6,2 mi.
# EXPERIÊNCIA PROFISSIONAL
**Marcopolo – Caxias do Sul/RS**
Cargo: Coordenadora de melhoria contínua
Período: 05/2022 – atual
* 5 analistas; redução de 22% no tempo de solda da estrutura
**Randon – Caxias do Sul/RS**
Cargo: Engenheira de processos
Período: 08/2017 – 04/2022
* Célula robotizada de eixos; cronoanálise
**Tramontina – Carlos Barbosa/RS**
Cargo: Analista de PCP
Período: 02/2015 – 07/2017
Cargo: Estagiária de qualidade
Período: 08/2013 – 12/2014
# FORMAÇÃO ACADÊMICA
Pós-graduação em Engenharia de Segurança do Trabalho – UCS – concluída em 2019
Engenharia de Produção – UCS – concluída em 2014
# CURSOS
Black Belt Six Sigma (Voitto, 2021); Tecnomatix (2023); NR-12
# IDIOMAS
Português nativo; Inglês avançado; Italiano intermediário (e o talian da nona)
# INFORMAÇÕES ADICIONAIS
CNH B. Disponível para mudança para SC ou PR.
`,
  }),
  cv('14-pt-br-biologa', 'doc', 'pt', 'BR', {
    names: ['Iracema Potiguara dos Reis', 'Iracema dos Reis'],
    email: 'iracema.reis@igarapemail.example',
    phone: '(91) 95550-0155',
    city: 'Belém',
    languages: ['Inglês', 'Espanhol'],
    aside: [2, 3],
    jobs: [
      'Pesquisadora assistente | Museu Paraense Emílio Goeldi | Belém | 2021-08 | now',
      'Consultora ambiental | Hydro Alunorte | Barcarena | 2017-03 | 2021-07',
      'Bolsista de mestrado | INPA | Manaus | 2014-03 | 2016-02',
      'Bolsista de iniciação científica | UFPA | Belém | 2011-08 | 2013-12',
    ],
    page: `
~ Currículo extraído da plataforma em 30/10/2026
# Iracema Potiguara dos Reis
Bióloga, MSc. CRBio-06 ativo
## Identificação
Nome em citações bibliográficas: REIS, I. P.; DOS REIS, I. P.
Endereço: Travessa Mauriti, 1800, Pedreira, Belém – PA
Telefone: (91) 95550-0155
E-mail: iracema.reis@igarapemail.example
## Formação acadêmica/titulação
2014 – 2016 \tMestrado em Ecologia. INPA, Manaus. Título: Peixes elétricos de igarapés de terra firme
2010 – 2013 \tGraduação em Ciências Biológicas. UFPA, Belém
## Atuação profissional
Museu Paraense Emílio Goeldi, Belém
08/2021 – Atual \tPesquisadora assistente
* Coleção ictiológica, 30 mil lotes; três expedições ao Xingu
Hydro Alunorte, Barcarena
03/2017 – 07/2021 \tConsultora ambiental
* Monitoramento de ictiofauna, relatórios para a SEMAS
INPA, Manaus
03/2014 – 02/2016 \tBolsista de mestrado
UFPA, Belém
08/2011 – 12/2013 \tBolsista de iniciação científica
## Idiomas
Inglês: lê bem, fala razoavelmente. Espanhol: lê bem
## Produção (últimos cinco anos)
REIS, I. P.; MONTEIRO, L. Um novo Gymnotus do baixo Tocantins. Acta Amaz., v. 54, 2024.
## Prêmios
2022 \tJovem Ictióloga, SBI
`,
  }),
  cv('15-pt-pt-eletricista', 'pdf', 'pt', 'PT', {
    names: ['Hélder Filipe Vaz Cruz', 'Hélder Cruz'],
    email: 'helder.cruz@ribatejo.example',
    phone: '+351 915 550 142',
    city: 'Santarém',
    headline: 'Técnico Eletricista',
    languages: ['Português', 'Inglês', 'Francês'],
    jobs: [
      'Encarregado de eletricidade | CME | Santarém | 2020-03 | now',
      'Eletricista industrial | Sumol+Compal | Almeirim | 2013-09 | 2020-02',
      'Électricien | Eiffage Énergie | Lyon | 2009-01 | 2013-07',
      'Eletricista | Instaladora Escalabitana, Lda. | Santarém | 2004-06 | 2008-12',
    ],
    page: `
[[ 6 11
**CONTACTOS**
Santarém
+351 915 550 142
helder.cruz@ribatejo.example
^ **IDIOMAS**
Português
Francês (vivi lá)
Inglês (técnico)
^ **CERTIFICADOS**
DGEG, responsável pela execução
ITED 3
Trabalhos em tensão BT
Plataformas elevatórias
^ **APTIDÕES**
Quadros, variadores, domótica, fotovoltaico
---
! HÉLDER CRUZ
Técnico Eletricista
^ Chamo-me Hélder Filipe Vaz Cruz, tenho 41 anos e comecei com o meu padrinho a puxar fio. Gosto de obra bem etiquetada.
^ **PERCURSO**
^ **Encarregado de eletricidade**
CME, Santarém / março 2020 até ao presente
* Três equipas, postos de transformação, iluminação pública
^ **Eletricista industrial**
Sumol+Compal, Almeirim / setembro 2013 – fevereiro 2020
* Linhas de enchimento, turnos rotativos
^ **Électricien**
Eiffage Énergie, Lyon / janeiro 2009 – julho 2013
^ **Eletricista**
Instaladora Escalabitana, Lda., Santarém / junho 2004 – dezembro 2008
^ **ESCOLA**
Curso profissional de Instalações Elétricas, nível 4, EP Vale do Tejo, 2004
]]
`,
  }),
  cv('16-sv-kemist', 'docx', 'sv', 'SE', {
    names: ['Ingegerd Tranströmer-Falk', 'Ingegerd K. Tranströmer-Falk'],
    email: 'ingegerd.tf@fyrislab.example',
    phone: '0701-740 688',
    city: 'Uppsala',
    languages: ['Svenska', 'Engelska', 'Franska'],
    aside: [3],
    jobs: [
      'Senior forskare, analytisk kemi | Cytiva | Uppsala | 2018-11 | now',
      'Forskare | Orexo AB | Uppsala | 2012-01 | 2018-10',
      'Postdoktor | Université de Genève | Genève | 2009-09 | 2011-12',
      'Doktorand | Uppsala universitet | Uppsala | 2004-09 | 2009-06',
    ],
    page: `
HEAD Curriculum vitae – fil. dr Ingegerd K. Tranströmer-Falk
Luthagsesplanaden 31 C, 752 25 Uppsala
0701-740 688
ingegerd.tf@fyrislab.example
# Nuvarande befattning
2018-11 – nu. Senior forskare, analytisk kemi, Cytiva, Uppsala
* Metodutveckling LC-MS, kromatografigel, teknikoverföring till Tjeckien
* Projektledare för två EU-projekt
# Tidigare befattningar
2012-01 – 2018-10. Forskare, Orexo AB, Uppsala
* Stabilitetsstudier, validering enligt ICH Q2
2009-09 – 2011-12. Postdoktor, Université de Genève, Genève
2004-09 – 2009-06. Doktorand, Uppsala universitet, Uppsala
# Examina
Docent i analytisk kemi, Uppsala universitet, 2016
Filosofie doktor, Uppsala universitet, 2009
Filosofie magister i kemi, Umeå universitet, 2003
# Handledning
Tre doktorander (bihandledare), elva exjobb
# Publikationer
41 granskade artiklar, fyra patent. Urval:
Tranströmer-Falk I, Bergman P. Ligand leakage revisited. J Chromatogr A 2023
Tranströmer I, Piguet D. Microfluidique et peptides. Anal Chim Acta 2011
# Språk
Svenska, Engelska, Franska
# Övrigt
Föräldraledig 2014 och 2016. Sjunger i Allmänna Sången.
`,
  }),
  cv('17-sv-elektriker', 'doc', 'sv', 'SE', {
    names: ['Jonas Hedin Bergqvist', 'Jonas Hedin-Bergqvist', 'Jonas Bergqvist'],
    email: 'jonas.hb@vasterbotten.example',
    phone: '070-174 06 38',
    city: 'Skellefteå',
    headline: 'Elektriker, ledande montör',
    languages: ['Svenska', 'Engelska'],
    aside: [3],
    jobs: [
      'Ledande montör | Bravida | Skellefteå | 2021-08 | now',
      'Elektriker | Assemblin El | Umeå | 2015-03 | 2021-07',
      'Industrielektriker | Boliden Rönnskär | Skelleftehamn | 2011-06 | 2015-02',
      'Lärling | Norrbottens Elektriska | Piteå | 2010-01 | 2011-05',
    ],
    page: `
! Jonas Hedin Bergqvist
Elektriker, ledande montör
070-174 06 38 • jonas.hb@vasterbotten.example • Morö Backe, Skellefteå
# Om mig
36 år, två barn, skoter. Van vid stora byggen och vid att säga ifrån när ritningen inte stämmer.
# Anställningar
**Bravida, Skellefteå** \taugusti 2021 – pågående
Ledande montör
* Batterifabriken fas två, sedan badhuset. Tolv montörer, egenkontroller i Dalux
**Assemblin El, Umeå** \tmars 2015 – juli 2021
Elektriker
* Sjukhusom- och tillbyggnad, KNX, nödljus
**Boliden Rönnskär, Skelleftehamn** \tjuni 2011 – februari 2015
Industrielektriker
* Skiftgång, motorer, frekvensomriktare
**Norrbottens Elektriska, Piteå** \tjanuari 2010 – maj 2011
Lärling
# Utbildning
El- och energiprogrammet, Anderstorpsgymnasiet, 2006 – 2009
# Behörigheter
Auktorisation AL (Elsäkerhetsverket, 2019), ESA 14, heta arbeten, lift, truck A och B
# Språk
Svenska, Engelska
# Körkort
B, BE
`,
  }),
  cv('18-sv-civilingenjor', 'pdf', 'sv', 'SE', {
    names: ['Henrik af Ekenstam Lindgren', 'Henrik af Ekenstam'],
    email: 'henrik@afekenstam.example',
    phone: '+46 70 174 06 22',
    city: 'Göteborg',
    headline: 'Civilingenjör, batterisystem',
    languages: ['Svenska', 'Engelska', 'Tyska'],
    aside: [3],
    jobs: [
      'Gruppchef batterisystem | Volvo Trucks | Göteborg | 2022-10 | now',
      'Systemingenjör | CEVT | Göteborg | 2017-01 | 2022-09',
      'Konsult | Semcon | Göteborg | 2014-08 | 2016-12',
      'Exjobbare | Scania | Södertälje | 2014-01 | 2014-06',
    ],
    page: `
[[ 6 11
PIC Foto | Man i mörk kavaj
^ **KONTAKT**
Majorna, Göteborg
+46 70 174 06 22
henrik@afekenstam.example
^ **SPRÅK**
Svenska
Engelska
Tyska
^ **VERKTYG**
MATLAB/Simulink
Polarion
CANalyzer
Python
^ **INTRESSEN**
Segling, surdeg, gamla Saabar
---
! HENRIK AF EKENSTAM LINDGREN
Civilingenjör, batterisystem
^ **SAMMANFATTNING**
Tolv år med fordon, de senaste åtta med högspänning. Leder genom att fråga. Vill vidare till en roll med teknikansvar, gärna utanför fordonsbranschen.
^ **ERFARENHET**
**Gruppchef batterisystem**
Volvo Trucks, Göteborg | okt 2022 – nu
Elva ingenjörer, kravbild och leverantörsuppföljning
^ **Systemingenjör**
CEVT, Göteborg | jan 2017 – sep 2022
BMS-funktioner, funktionssäkerhet enligt ISO 26262
^ **Konsult**
Semcon, Göteborg | aug 2014 – dec 2016
Uppdrag hos Volvo Cars och SKF
^ **Exjobbare**
Scania, Södertälje | jan 2014 – jun 2014
^ **UTBILDNING**
Civilingenjör elektroteknik, Chalmers, 2009 – 2014
Utbytesår, RWTH Aachen, 2012 – 2013
]]
`,
  }),
];
