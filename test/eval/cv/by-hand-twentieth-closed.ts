import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('twentieth-closed');

/** Ten in the Romance languages, closed: only their figures are looked at. All people are made up. */
export const BY_HAND_TWENTIETH_CLOSED: Sheet[] = [
  cv('01-es-estudiante', 'docx', 'es', 'ES', {
    names: ['Berta Camprubí i Solà', 'Berta Camprubí Solà'],
    email: 'berta.camprubi@uni-bustia.example',
    phone: '644 55 09 31',
    city: 'Sabadell',
    languages: ['Catalán', 'Castellano', 'Inglés', 'Coreano'],
    jobs: [
      'Monitora de comedor | Escola Joan Maragall | | 2024-09 | now',
      'Dependienta de fin de semana | Abacus Cooperativa | | 2022-10 | 2024-07',
      'Taquillera | Cines Imperial | | 2022 | 2022',
      'Prácticas curriculares | Taller d’Enginyeria Ambiental Vallès | | 2025-02 | 2025-06',
    ],
    aside: [3],
    page: `
**Berta Camprubí i Solà**
Estudiante de 4.º de Ciencias Ambientales
Sabadell · 644 55 09 31 · berta.camprubi@uni-bustia.example
^ **Hola**
Busco unas prácticas o un primer trabajo de verano en residuos, agua o lo que se le parezca. Puedo empezar a mediados de junio.
^ **Qué estudio**
Grado en Ciencias Ambientales, UAB (2022 – actualidad). Nota media 7,9
Bachillerato científico, Institut Pau Vila (2020 – 2022)
^ **En qué he trabajado**
**Escola Joan Maragall** – Monitora de comedor [de septiembre de 2024 a hoy, 10 h/semana]
* Turno de P4 y P5, alergias incluidas
**Taller d’Enginyeria Ambiental Vallès** – Prácticas curriculares [de febrero a junio de 2025]
* Muestreo en la riera de Caldes, informes en QGIS
**Abacus Cooperativa** – Dependienta de fin de semana [de octubre de 2022 a julio de 2024]
**Cines Imperial** – Taquillera [verano de 2022]
^ **Idiomas**
Catalán y castellano maternos, inglés B2 (First), coreano A2 por culpa de las series
^ **Más cosas**
Carnet B desde 2023. Jefa de agrupamiento en el Cau Sant Oleguer. Toco el trombón.
`,
  }),
  cv('02-es-ingeniero', 'pdf', 'es', 'PE', {
    names: ['Luis Alberto Urdaneta Bracho'],
    email: 'laurdaneta@ingenieros-lima.example',
    phone: '+51 955 501 772',
    city: 'Lima',
    headline: 'Ingeniero civil colegiado (CIP)',
    languages: ['Inglés', 'Portugués'],
    jobs: [
      'Jefe de Oficina Técnica | Cosapi S.A. | | 2021-06 | now',
      'Ingeniero de Costos | Graña y Montero | | 2018-11 | 2021-05',
      'Auxiliar de almacén | Sodimac Perú | | 2018-02 | 2018-10',
      'Ingeniero Residente | Constructora Vinccler | | 2012-04 | 2017-12',
      'Ingeniero Inspector | PDVSA | | 2007-09 | 2012-03',
    ],
    page: `
FOOT Luis Alberto Urdaneta Bracho · CIP en trámite de renovación · laurdaneta@ingenieros-lima.example
[[ 5 12
**DATOS**
Lima, Perú (San Miguel)
+51 955 501 772
laurdaneta@ingenieros-lima.example
Carné de extranjería vigente
Nacido en Maracaibo, 1984
^ **IDIOMAS**
Inglés técnico
Portugués hablado
^ **PROGRAMAS**
S10, Primavera P6
MS Project
AutoCAD Civil 3D
^ **ESTUDIOS**
Ingeniero Civil
Universidad del Zulia
2001 – 2007
Diplomado en Gestión de la Construcción
PUCP, 2020
---
! Luis Alberto Urdaneta Bracho
Ingeniero civil colegiado (CIP)
**EXPERIENCIA**
**COSAPI S.A.** — Lima
Jefe de Oficina Técnica
Jun. 2021 – A la actualidad
* Proyecto: Hospital Antonio Lorena, Cusco (2021 – 2023)
* Proyecto: Ampliación Línea 1, tramo patio taller (2023 – 2025)
* Valorizaciones, adicionales y ampliaciones de plazo
**GRAÑA Y MONTERO** — Lima
Ingeniero de Costos
Nov. 2018 – May. 2021
**SODIMAC PERÚ** — Lima
Auxiliar de almacén (mientras revalidaba el título)
Feb. 2018 – Oct. 2018
**CONSTRUCTORA VINCCLER** — Maracaibo, Venezuela
Ingeniero Residente
Abr. 2012 – Dic. 2017
* Urbanismo Ciudad Lossada, 1.200 viviendas
**PDVSA** — Punto Fijo, Venezuela
Ingeniero Inspector
Set. 2007 – Mar. 2012
]]
`,
  }),
  cv('03-es-comercial', 'doc', 'es', 'ES', {
    names: ['Fermín Azkue Ballesteros', 'AZKUE BALLESTEROS, Fermín'],
    email: 'fazkue@ferreteros.example',
    phone: '609 55 41 20',
    city: 'Logroño',
    languages: ['Francés', 'Euskera'],
    jobs: [
      'Delegado de zona | Herramientas Urquiola S.A. | | 2010 | 2025',
      'Promotor técnico | Bellota Herramientas | | 2001 | 2010',
      'Comercial | Suministros Industriales Iregua | | 1994 | 2001',
      'Mostrador | Ferretería Viuda de Azkue | | 1988 | 1994',
    ],
    dates: 'year',
    page: `
**AZKUE BALLESTEROS, Fermín**
Nacido en Haro (La Rioja), 20-XI-1969
Domicilio en Avda. de la Paz 55, 4º D, 26004 LOGROÑO
Tfno. 609 55 41 20 / fazkue@ferreteros.example
Coche propio

**FORMACIÓN**
Maestría Industrial, rama Metal, Salesianos de Logroño
Curso superior de ventas, Cámara de Comercio e Industria de La Rioja, 1996

**VIDA LABORAL**
Ferretería Viuda de Azkue (Haro). Mostrador. Desde 1988 hasta 1994.
Suministros Industriales Iregua (Logroño). Comercial. Desde 1994 hasta 2001.
Bellota Herramientas (Legazpi). Promotor técnico. Desde 2001 hasta 2010. Zona Norte, demostraciones y formación de vendedores.
Herramientas Urquiola S.A. (Eibar). Delegado de zona. Desde 2010 hasta 2025. La Rioja, Navarra, Soria y Burgos. 180 clientes visitados con regularidad. Despido objetivo por ERE.

**IDIOMAS**
Francés, me defiendo en la visita. Euskera, lo de casa.

**LO QUE OFREZCO**
Una cartera de clientes de treinta años que me coge el teléfono. Acepto autónomo o plantilla.

**REFERENCIAS**
Iñaki Urquiola, gerente, 943 55 01 18
`,
  }),
  cv('04-it-stagionale', 'odt', 'it', 'IT', {
    names: ['Assunta Carotenuto', 'Assunta Titti Carotenuto', 'Titti Carotenuto'],
    email: 'titticaro94@stagionali.example',
    phone: '366 555 8041',
    city: 'Castellammare di Stabia',
    languages: ['Inglese', 'Tedesco'],
    jobs: [
      'Capo sala | Rifugio Col Alt | | 2024-12 | now',
      'Cameriera ai piani | Hotel Gardena | | 2022-12 | 2023-04',
      'Chef de rang | Lido Bikini Beach | | 2021-05 | 2024-09',
      'Barista | Bar Spagnuolo | | 2016 | 2020',
    ],
    page: `
> **Assunta (Titti) Carotenuto**
> cameriera, barista, all’occorrenza lavapiatti
> 366 555 8041 | titticaro94@stagionali.example
> residenza: Castellammare di Stabia (NA) – d’inverno in Val Badia
# Le mie stagioni
= dic. 2024 – ad oggi	**Capo sala**	Rifugio Col Alt, Corvara
= 	70 coperti a pranzo, comande con palmare, inverni ed estati
= mag. 2021 – set. 2024	**Chef de rang**	Lido Bikini Beach, Vico Equense
= 	quattro estati di fila, da maggio a settembre
= dic. 2022 – apr. 2023	**Cameriera ai piani**	Hotel Gardena, Ortisei
= 2016 – 2020	**Barista**	Bar Spagnuolo, Castellammare
= 	contratto a chiamata, poi part-time
# Scuola e corsi
Diploma di tecnico dei servizi turistici, I.S. Vitruvio, 2013
HACCP (rinnovato 2025), corso sommelier FISAR primo livello
# Lingue
inglese discreto, tedesco per il servizio
# Cosa chiedo
Vitto e alloggio, un giorno libero vero.
`,
  }),
  cv('05-it-sistemista', 'docx', 'it', 'IT', {
    names: ['Gianmarco Dal Pozzo'],
    email: 'gm.dalpozzo@sysposta.example',
    phone: '+39 347 555 6610',
    city: 'Imola',
    headline: 'Sistemista senior Linux/VMware',
    languages: ['Italiano', 'Inglese'],
    jobs: [
      'Sistemista senior | Lepida S.c.p.A. | | 2020-03 | now',
      'Consulente infrastrutture | Altea Federation | | 2015-01 | 2020-02',
      'Help desk di secondo livello | Sacmi Imola S.C. | | 2010-06 | 2014-12',
      'Tecnico riparatore | PC Service di Dal Pozzo Aldo | | 2006 | 2010',
    ],
    page: `
! GIANMARCO DAL POZZO
Sistemista senior Linux/VMware
|| 8.5 8.5
| Via Emilia 212, 40026 Imola (BO) | Cell. +39 347 555 6610
| Nato a Faenza, 4 aprile 1986 | gm.dalpozzo@sysposta.example
## PROFILO SINTETICO
Vent’anni di sale macchine. Se un servizio non ha un backup provato, per me non è un servizio.
## ESPERIENZE
Lepida S.c.p.A. – Bologna
Da marzo 2020 a oggi
Sistemista senior
* cluster VMware (400 VM), Ceph, Ansible
* reperibilità H24 una settimana su quattro
Altea Federation – Baveno/Bologna
Da gennaio 2015 a febbraio 2020
Consulente infrastrutture
* presso Hera: migrazione posta a Exchange Online
* presso Ducati Motor Holding: segmentazione della rete di fabbrica
Sacmi Imola S.C. – Imola
Da giugno 2010 a dicembre 2014
Help desk di secondo livello
PC Service di Dal Pozzo Aldo – Faenza
Dal 2006 al 2010
Tecnico riparatore (ditta di famiglia)
## TITOLI
Perito informatico, ITIS Bucci, Faenza, 2005
RHCE (2017, rinnovata 2023); VCP-DCV 2021; ITIL v4 Foundation
## LINGUE
Italiano: madrelingua – Inglese: B2
~ Autorizzo il trattamento dei miei dati ai sensi dell’art. 13 GDPR e del D.Lgs. 196/2003.
`,
  }),
  cv('06-it-infermiere', 'pdf', 'it', 'IT', {
    names: ['Elia Zuliani'],
    email: 'elia.zuliani@sanitaposta.example',
    phone: '(+39) 328 555 7729',
    city: 'Udine',
    languages: ['Italiano', 'Friulano', 'Inglese', 'Sloveno'],
    jobs: [
      'Infermiere di area critica | Azienda Sanitaria Universitaria Friuli Centrale | | 2021-02 | now',
      'Infermiere | Casa di Cura Città di Udine | | 2018-01 | 2021-01',
      'Infermiere | Residenza Protetta I Faggi | | 2016-12 | 2017-12',
      'Soccorritore volontario | Croce Verde Goriziana | | 2013-10 | 2016-11',
    ],
    aside: [3],
    page: `
! Elia Zuliani
**Nazionalità:** Italiana   **Data di nascita:** 11/03/1993
**Numero di telefono:** (+39) 328 555 7729 (Cellulare)
**Indirizzo e-mail:** elia.zuliani@sanitaposta.example
**Indirizzo:** Via Cividale 304, 33100 Udine, Italia (Abitazione)
# ESPERIENZA LAVORATIVA
01/02/2021 – ATTUALE Udine, Italia
**INFERMIERE DI AREA CRITICA** – AZIENDA SANITARIA UNIVERSITARIA FRIULI CENTRALE
Terapia intensiva 2, ventilazione, CRRT. Tutor clinico dal 2023.
08/01/2018 – 31/01/2021 Udine, Italia
**INFERMIERE** – CASA DI CURA CITTÀ DI UDINE
Chirurgia ortopedica e sala operatoria.
12/2016 – 12/2017 Lignano Sabbiadoro, Italia
**INFERMIERE** – RESIDENZA PROTETTA I FAGGI
10/2013 – 11/2016 Gorizia, Italia
**SOCCORRITORE VOLONTARIO** – CROCE VERDE GORIZIANA
# ISTRUZIONE E FORMAZIONE
2012 – 2015 Udine, Italia
**LAUREA IN INFERMIERISTICA** – Università degli Studi di Udine
2019 – 2020 Trieste, Italia
**MASTER DI I LIVELLO IN AREA CRITICA** – Università di Trieste
# COMPETENZE LINGUISTICHE
Lingua madre: **Italiano, Friulano**
Altre lingue:
|| 5 4 4 4
|  | COMPRENSIONE | ESPRESSIONE ORALE | SCRITTURA
| **INGLESE** | B2 | B1 | B1
| **SLOVENO** | A2 | A2 | A1
# PATENTE DI GUIDA
Patente di guida: B
`,
  }),
  cv('07-fr-cadre-sante', 'doc', 'fr', 'FR', {
    names: ['Marie-Claude Saint-Aubin d’Orval', "Marie-Claude Saint-Aubin d'Orval"],
    email: 'mc.saintaubin@orange-poste.example',
    phone: '02 33 55 01 64',
    city: 'Coutances',
    languages: ['Anglais'],
    jobs: [
      'Cadre supérieure de santé | Centre Hospitalier de Coutances | | 2014-01 | now',
      'Cadre de santé, service de gériatrie | Centre Hospitalier de Coutances | | 2005-09 | 2013-12',
      'Infirmière puis infirmière référente | Clinique Saint-Jean | | 1997-03 | 2004-08',
      'Infirmière diplômée d’État | AP-HP, Hôpital Cochin | | 1991-11 | 1997-02',
    ],
    page: `
Mme Marie-Claude SAINT-AUBIN d’ORVAL
12, rue Geoffroy-de-Montbray
50200 COUTANCES
Tél. : 02 33 55 01 64
Courriel : mc.saintaubin@orange-poste.example
Née le 6 février 1969, deux grands enfants
> **CADRE SUPÉRIEURE DE SANTÉ**
> __En vue d’un poste de direction d’EHPAD, Manche ou Calvados__
^ **CARRIÈRE HOSPITALIÈRE**
= Depuis le 01/01/2014	**Centre Hospitalier de Coutances**
= 	Cadre supérieure de santé, pôle médecine et gériatrie
= 	• 6 cadres et 140 agents
= 	• certification HAS V2020, plan blanc Covid
= 09/2005 à 12/2013	**Centre Hospitalier de Coutances**
= 	Cadre de santé, service de gériatrie
= 03/1997 à 08/2004	**Clinique Saint-Jean**, Avranches
= 	Infirmière puis infirmière référente
= 11/1991 à 02/1997	**AP-HP, Hôpital Cochin**, Paris
= 	Infirmière diplômée d’État (réanimation, nuit)
^ **DIPLÔMES**
= 2018	Master 2 Management des organisations sanitaires, IAE Caen
= 2005	Diplôme de cadre de santé, IFCS du CHU de Rennes
= 1991	Diplôme d’État d’infirmière, IFSI de Saint-Lô
^ **COMMUNICATIONS**
« Le change de nuit, un soin qui réveille », Journées nationales de gériatrie, Nantes, 2016
^ **DIVERS**
Anglais scolaire. Choriste. Conseillère municipale (2008-2020).
`,
  }),
  cv('08-fr-chauffeur', 'docx', 'fr', 'FR', {
    names: ['Kévin N’Guessan', "Kévin N'Guessan", 'N’GUESSAN Kévin'],
    email: 'kev.nguessan@routier59.example',
    phone: '+33 7 61 55 48 02',
    city: 'Vénissieux',
    languages: ['Anglais'],
    jobs: [
      'Conducteur SPL | Transports Berthelier | | 2023-01 | now',
      'Conducteur PL | Manpower | | 2020-09 | 2022-12',
      'Livreur | DPD France | | 2018-05 | 2020-08',
      'Préparateur de commandes | Easydis Casino | | 2015-10 | 2018-04',
    ],
    page: `
**N’GUESSAN Kévin** – 31 ans – célibataire
Vénissieux (69200)
+33 7 61 55 48 02 – kev.nguessan@routier59.example

**Permis B, C, CE – FIMO 2020, FCO à jour (08/2025) – carte conducteur – ADR base**

Ce que j’ai fait :
Conducteur SPL, Transports Berthelier (Saint-Priest), CDI, depuis janvier 2023. Régional, frigo, départs à 3 h. Zéro accident responsable.
Conducteur PL, Manpower (Lyon), intérim, septembre 2020 – décembre 2022. Missions chez STEF, XPO et Perrenot.
Livreur, DPD France (Corbas), CDD puis CDI, mai 2018 – août 2020. 90 points par jour.
Préparateur de commandes, Easydis Casino (Grigny), octobre 2015 – avril 2018. CACES 1B.

Ce que j’ai appris :
Titre pro conducteur transport routier marchandises, AFTRAL, 2020
Bac pro logistique, lycée Jacques-Brel, 2014 (non obtenu : niveau bac)

Langues : un peu d’anglais

Ce que j’aime : le foot (arbitre de district), la mécanique, mon fils
`,
  }),
  cv('09-pt-motorista', 'docx', 'pt', 'PT', {
    names: ['Adérito Nhaga Tavares'],
    email: 'adertavares@correio-sado.example',
    phone: '912 550 473',
    city: 'Setúbal',
    languages: ['Crioulo', 'Português', 'Francês'],
    jobs: [
      'Motorista de pesados de passageiros | Alsa Todi | | 2022-06 | now',
      'Motorista de pesados de mercadorias | Transportes Lobo Marinho, Lda. | | 2015-04 | 2022-05',
      'Operador de empilhador | Autoeuropa | | 2012-02 | 2015-03',
      'Servente de pedreiro | Teixeira Duarte | | 2006 | 2011',
    ],
    page: `
|| 5 12
| **Nome** | Adérito Nhaga Tavares
| **Morada** | Rua da Cascalheira, 27, r/c Esq., 2910-123 Setúbal
| **Telemóvel** | 912 550 473
| **Correio eletrónico** | adertavares@correio-sado.example
| **Naturalidade** | Bissau
| **Nacionalidade** | Portuguesa
| **Carta de condução** | B, C, CE, D – CAM mercadorias e passageiros
^ **PERCURSO PROFISSIONAL**
De junho de 2022 até ao presente
Motorista de pesados de passageiros na Alsa Todi (Setúbal)
Carreiras urbanas, turnos rotativos.
De abril de 2015 a maio de 2022
Motorista de pesados de mercadorias na Transportes Lobo Marinho, Lda. (Palmela)
Nacional e Espanha. Responsável pela formação de três colegas.
De fevereiro de 2012 a março de 2015
Operador de empilhador na Autoeuropa (através da Randstad)
De 2006 a 2011
Servente de pedreiro na Teixeira Duarte (obras na A26 e em Sines)
^ **HABILITAÇÕES**
9.º ano – Processo RVCC, Centro Qualifica de Setúbal, 2011
^ **LÍNGUAS**
Crioulo da Guiné-Bissau (materna), português (fluente), francês (compreendo)
^ **OUTRAS INFORMAÇÕES**
Tesoureiro da Associação dos Guineenses do Sado. Registo criminal limpo.
`,
  }),
  cv('10-pt-analista', 'odt', 'pt', 'BR', {
    names: ['Priscila Hoffmann Zimmer de Lima', 'Priscila Zimmer de Lima', 'Priscila Hoffmann Zimmer'],
    email: 'priscila.hzimmer@rhsul.example',
    phone: '(47) 99555-0381',
    city: 'Joinville',
    headline: 'Recursos Humanos | Departamento Pessoal',
    languages: ['Inglês', 'Alemão'],
    jobs: [
      'Analista de RH Sênior | Tupy S.A. | | 2016-03 | 2022-08',
      'Analista de RH Pleno | Tupy S.A. | | 2013-05 | 2016-02',
      'Assistente de Departamento Pessoal | Malhas Schroeder Ltda. | | 2009-02 | 2013-04',
      'Estagiária de RH | Whirlpool | | 2007-08 | 2008-12',
    ],
    aside: [3],
    page: `
HEAD Currículo de Priscila Zimmer – atualizado em setembro de 2026
! Priscila Hoffmann Zimmer de Lima
Recursos Humanos | Departamento Pessoal
Joinville – SC · (47) 99555-0381 · priscila.hzimmer@rhsul.example · linkedin.com/in/priscila-ficticia
# Quem sou
13 anos de RH em indústria. De 2022 para cá fiquei com meus gêmeos; agora eles estão na escola e eu quero voltar.
# Onde trabalhei
## Tupy S.A. (Joinville) | 05/2013 – 08/2022
__Analista de RH Sênior__ — 03/2016 – 08/2022
* eSocial: implantação para 9 mil colaboradores
* Negociação do acordo coletivo de turnos
__Analista de RH Pleno__ — 05/2013 – 02/2016
## Malhas Schroeder Ltda. (Jaraguá do Sul) | 02/2009 – 04/2013
__Assistente de Departamento Pessoal__
* Folha de 380 funcionários, férias, rescisões
## Whirlpool (Joinville) | 08/2007 – 12/2008
__Estagiária de RH__
# Onde estudei
MBA em Gestão de Pessoas – FGV/Sustentare, 2015
Bacharelado em Administração – Univille, 2008
# O que mais
Totvs RM, Senior, Power BI
Inglês intermediário, alemão de família
Voluntária na Apae (brechó) desde 2023
`,
  }),
];
