import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('twenty-eighth-more-w');

/** The six further ones of the twenty-eighth lot of the west in Spanish, Portuguese and Dutch. All people are made up. */
export const BY_HAND_TWENTY_EIGHTH_WEST_OTHERS_MORE: Sheet[] = [
  cv('07-es-plantilla-arquitecta', 'pdf', 'es', 'ES', {
    names: ['Nuria Casamayor Belenguer'],
    email: 'nuria@casamayorbelenguer.example',
    phone: '+34 622 555 409',
    city: 'Castelló de la Plana',
    headline: 'Arquitecta técnica y BIM Manager',
    languages: ['Valenciano', 'Castellano', 'Inglés'],
    jobs: [
      'BIM Manager | Azulia Proyectos y Obras S.L. | | 2022-04 | now',
      'Coordinadora BIM | Ingeniería Penyagolosa | | 2018-01 | 2022-03',
      'Jefa de obra | Construcciones Hermanos Ripollés S.A. | | 2014-09 | 2017-12',
      'Becaria de cooperación | Ayuntamiento de Onda | | 2013-10 | 2014-07',
    ],
    aside: [3],
    page: `
PIC Foto | retrato sonriente delante de una obra
! Nuria Casamayor Belenguer
Arquitecta técnica y BIM Manager
~ ☎ +34 622 555 409  |  ✉ nuria@casamayorbelenguer.example  |  ⌂ Castelló de la Plana  |  ✈ disponible para viajar
{{
# ► QUIÉN SOY
Aparejadora de bota y casco que acabó delante de tres pantallas. Me gusta que el modelo y la zanja se parezcan.
# ► EXPERIENCIA
**BIM Manager**
__Azulia Proyectos y Obras S.L.__ | Castelló
abr. 2022 - actualidad
* BEP, auditoría de modelos, federación en Navisworks
* Hospital de 210 camas: 1.900 interferencias cerradas
**Coordinadora BIM**
__Ingeniería Penyagolosa__ | Vila-real
ene. 2018 - mar. 2022
* Familias de Revit, plantillas MEP, formación interna
**Jefa de obra**
__Construcciones Hermanos Ripollés S.A.__ | Onda
sept. 2014 - dic. 2017
* 38 viviendas, dos naves, un CEIP
**Becaria de cooperación**
__Ayuntamiento de Onda__
oct. 2013 - jul. 2014
# ► FORMACIÓN
**Grado en Arquitectura Técnica**
UJI, 2013
**Máster BIM**
UPV, 2018
# ► IDIOMAS
Valenciano y castellano nativos
Inglés B2
# ► PROGRAMAS
Revit ★★★★★
Navisworks ★★★★☆
Presto ★★★☆☆
}}
`,
  }),
  cv('08-es-mx-puestos-calidad', 'doc', 'es', 'MX', {
    names: ['Jorge Alberto Zepeda Cantoral'],
    email: 'jorge.zepeda@correoqro.example',
    phone: '442 555 0136',
    city: 'Querétaro',
    languages: ['Inglés'],
    jobs: [
      'Gerente de Calidad | Autopartes Bajío Stamping S.A. de C.V. | | 2023-01 | now',
      'Supervisor de Calidad | Autopartes Bajío Stamping S.A. de C.V. | | 2019-06 | 2022-12',
      'Inspector de Recibo | Autopartes Bajío Stamping S.A. de C.V. | | 2017-03 | 2019-05',
      'Auxiliar de Laboratorio | Plásticos Técnicos La Cañada | | 2015-08 | 2017-02',
      'Prácticas profesionales | Grupo Lácteo San Joaquín | | 2015-01 | 2015-06',
    ],
    aside: [4],
    page: `
|| 12 5
| **ING. JORGE ALBERTO ZEPEDA CANTORAL**\\Querétaro, Qro., Col. Jurica Pinar\\Cel. 442 555 0136\\jorge.zepeda@correoqro.example | Casado\\33 años\\Visa vigente
^ **OBJETIVO:** Crecer en una empresa de clase mundial en el área de Calidad.
^ **EXPERIENCIA LABORAL**
|| 12 5
| **AUTOPARTES BAJÍO STAMPING S.A. DE C.V.** (Tier 1, 900 empleados), El Marqués, Qro. | Marzo 2017 – A la fecha
| Gerente de Calidad | Enero 2023 – A la fecha
| Logros: Scrap de 2.8% a 1.1%. Certificación IATF 16949 con cero mayores. Reporto a Director de Planta. | 
| Supervisor de Calidad | Junio 2019 – Diciembre 2022
| Logros: 8D, PPAP nivel 3, contención en planta del cliente, equipo de 14 inspectores. | 
| Inspector de Recibo | Marzo 2017 – Mayo 2019
| **PLÁSTICOS TÉCNICOS LA CAÑADA**, Querétaro | Agosto 2015 – Febrero 2017
| Auxiliar de Laboratorio | 
| Pruebas de tensión, MFI, colorimetría. | 
| **GRUPO LÁCTEO SAN JOAQUÍN** | Enero 2015 – Junio 2015
| Prácticas profesionales | 
^ **ESCOLARIDAD**
|| 12 5
| Ingeniería Industrial, Instituto Tecnológico de Querétaro (titulado) | 2010 – 2015
| Green Belt, ITESM campus Querétaro | 2020
^ **OTROS**
Inglés 80%, Minitab, SAP QM, core tools, auditor interno VDA 6.3
^ **REFERENCIAS LABORALES**
Ing. Patricia Olvera, ex Gerente de Planta – 442 555 0119
Q.F.B. Rubén Anaya, Jefe de Laboratorio – 442 555 0122
`,
  }),
  cv('09-pt-perfil-educadora', 'docx', 'pt', 'PT', {
    names: ['Benedita Sarmento Quintela'],
    email: 'benedita.quintela@correioviseu.example',
    phone: '+351 961 555 083',
    city: 'Viseu',
    languages: ['Português', 'Inglês', 'Francês'],
    jobs: [
      'Diretora Pedagógica | Jardim de Infância O Rouxinol | | 2021-09 | now',
      'Educadora de Infância | Jardim de Infância O Rouxinol | | 2015-09 | 2021-08',
      'Educadora de Infância | Santa Casa da Misericórdia de Mangualde | | 2012-01 | 2015-08',
      'Au pair | Famille Delorme-Vial | | 2010-10 | 2011-08',
      'Voluntária | Banco Alimentar de Viseu | | 2016 | now',
    ],
    aside: [4],
    page: `
> **Benedita Sarmento Quintela**
> Rua Direita 142, 1.º, 3500 Viseu
> +351 961 555 083 · benedita.quintela@correioviseu.example
^ **Perfil**
Educadora com catorze anos de sala e cinco de direção. Trabalho por projeto, levo as crianças para a rua mesmo quando chove e acredito que uma reunião de pais não precisa de passar das oito da noite. Procuro uma direção técnica com creche e pré-escolar.
^ **Competências**
* Plano anual, avaliação, acordos com a Segurança Social
* Crianças com necessidades específicas (trabalho com a ELI desde 2017)
* Expressão musical, coro dos pais
^ **Percurso profissional**
__Jardim de Infância O Rouxinol (IPSS)__, Viseu
**Diretora Pedagógica** | Setembro de 2021 até ao presente
* Equipa de 19, orçamento, inspeções
**Educadora de Infância** | Setembro de 2015 a agosto de 2021
* Salas dos 3 e dos 5 anos
^ __Santa Casa da Misericórdia de Mangualde__, Mangualde
**Educadora de Infância** | Janeiro de 2012 a agosto de 2015
* Creche, berçário, componente de apoio à família
^ __Famille Delorme-Vial__, Annecy (França)
**Au pair** | Outubro de 2010 a agosto de 2011
^ **Voluntariado**
__Banco Alimentar de Viseu__
**Voluntária** | desde 2016
^ **Habilitações**
Mestrado em Educação Pré-Escolar, ESE de Viseu, 2010
Pós-graduação em Administração Escolar, UCP, 2020
^ **Línguas**
Português, inglês B2, francês C1
`,
  }),
  cv('10-pt-br-resumo-vendas', 'pdf', 'pt', 'BR', {
    names: ['Wellington Rocha Damasceno'],
    email: 'wellington.damasceno@correiorecife.example',
    phone: '(81) 95550-0127',
    city: 'Jaboatão dos Guararapes',
    headline: 'Supervisor de Vendas | Bebidas e Alimentos',
    languages: ['Espanhol'],
    jobs: [
      'Supervisor de Vendas | Distribuidora Mar Azul Bebidas Ltda. | | 2020-03 | now',
      'Vendedor Externo | Distribuidora Mar Azul Bebidas Ltda. | | 2016-06 | 2020-02',
      'Promotor de Vendas | Laticínios Serra da Onça | | 2013-09 | 2016-05',
      'Repositor | Supermercados Bom Viver | | 2012-01 | 2013-08',
      'Jovem Aprendiz | Supermercados Bom Viver | | 2010-07 | 2011-12',
    ],
    aside: [4],
    page: `
! WELLINGTON ROCHA DAMASCENO
**Supervisor de Vendas | Bebidas e Alimentos**
31 anos, solteiro, CNH AB, carro próprio
Piedade, Jaboatão dos Guararapes – PE | Whats (81) 95550-0127 | wellington.damasceno@correiorecife.example
# RESUMO DE QUALIFICAÇÕES
* Doze anos de rua no canal alimentar da Região Metropolitana do Recife e Agreste
* Gestão de 11 vendedores e 2.300 PDVs, positivação acima de 70%
* Campeão regional de vendas em 2018 e 2019
* Excel avançado, Power BI, SFA Maxima
# HISTÓRICO PROFISSIONAL
* **03/2020 a atual** – Distribuidora Mar Azul Bebidas Ltda. – Supervisor de Vendas
* **06/2016 a 02/2020** – Distribuidora Mar Azul Bebidas Ltda. – Vendedor Externo
* **09/2013 a 05/2016** – Laticínios Serra da Onça – Promotor de Vendas
* **01/2012 a 08/2013** – Supermercados Bom Viver – Repositor
* **07/2010 a 12/2011** – Supermercados Bom Viver – Jovem Aprendiz
# ESCOLARIDADE
* **2019** – Tecnólogo em Gestão Comercial, UNINASSAU
* **2012** – Ensino médio, Escola Estadual Poeta Joaquim Cardozo
# INFORMAÇÕES ADICIONAIS
* Espanhol básico
* Disponibilidade para viagens e mudança para qualquer capital do Nordeste
`,
  }),
  cv('11-nl-verhaal-docent', 'docx', 'nl', 'NL', {
    names: ['Gerbrand Nieuwenkamp'],
    email: 'gerbrand.nieuwenkamp@zutphenpost.example',
    phone: '0575-555 914',
    city: 'Zutphen',
    jobs: [
      'teamleider onderbouw | Berkelcollege | | 2020-08 | now',
      'docent aardrijkskunde | Berkelcollege | | 2012-08 | 2020-07',
      'redacteur | Uitgeverij De Hanzekaart | | 2006-03 | 2012-07',
      'reisleider | Kuiper Wandelreizen | | 2003 | 2006',
    ],
    page: `
! Gerbrand Nieuwenkamp
Waterstraat 61, 7201 HM Zutphen
0575-555 914 (graag na vieren), gerbrand.nieuwenkamp@zutphenpost.example
# In plaats van een lijstje
Ik ben geboren in 1979 in Winterswijk en heb sociale geografie gestudeerd in Nijmegen (2003). Kaarten vond ik altijd al leuker dan romans.
Sinds augustus 2020 ben ik **teamleider onderbouw** op het **Berkelcollege** in Zutphen. Ik heb 24 collega’s onder mijn hoede, maak de formatie en voer de gesprekken die niemand wil voeren. Op dezelfde school was ik van augustus 2012 tot juli 2020 **docent aardrijkskunde**, in alle klassen van havo en vwo, en organiseerde ik elk jaar de Eifelreis.
Het onderwijs kwam laat. Tussen maart 2006 en juli 2012 werkte ik als **redacteur** bij **Uitgeverij De Hanzekaart** in Deventer, aan schoolatlassen en fietsgidsen. Mijn eerste baan, van 2003 tot 2006, was **reisleider** bij **Kuiper Wandelreizen**: Schotland, de Vogezen en twee keer IJsland.
Mijn eerstegraads bevoegdheid haalde ik in 2014 aan de HAN, naast het werk. In 2021 volgde ik de opleiding Middenmanagement bij de AVS.
# Wat ik zoek
Een school van niet meer dan duizend leerlingen, waar de directie ook nog lesgeeft. Twee dagen per week thuis hoeft niet.
`,
  }),
  cv('12-nl-be-projecten-zorg', 'doc', 'nl', 'BE', {
    names: ['Annelien Dierickx-Moubarak', 'Dierickx-Moubarak Annelien'],
    email: 'annelien.dm@demerpost.example',
    phone: '+32 468 55 50 17',
    city: 'Aarschot',
    languages: ['Nederlands', 'Frans', 'Arabisch'],
    jobs: [
      'Hoofdverpleegkundige geriatrie | AZ Sint-Rumoldus Demerland | | 2021-02 | now',
      'Verpleegkundige spoedgevallen | AZ Sint-Rumoldus Demerland | | 2015-10 | 2021-01',
      'Thuisverpleegkundige | Wit-Gele Ploeg Hageland vzw | | 2012-07 | 2015-09',
      'Stage intensieve zorgen | UZ Leuven | | 2012-01 | 2012-04',
      'Vrijwillig hulpverlener | Rode Kruis-Vlaanderen | | 2010 | now',
    ],
    aside: [3, 4],
    page: `
**Dierickx-Moubarak Annelien**
~ Liersesteenweg 203, 3200 Aarschot | +32 468 55 50 17 | annelien.dm@demerpost.example | °24/08/1990
## WERK
**Hoofdverpleegkundige geriatrie**	02/2021 – heden
AZ Sint-Rumoldus Demerland, Diest (90%)
* 28 bedden, 22 VTE, uurroosters, personeelsgesprekken
* JCI-accreditatie van de afdeling
**Verpleegkundige spoedgevallen**	10/2015 – 01/2021
AZ Sint-Rumoldus Demerland, Diest
* MUG, triage, covid-tent
**Thuisverpleegkundige**	07/2012 – 09/2015
Wit-Gele Ploeg Hageland vzw, Aarschot
## PROJECTEN
* Fixatiearm werken: van 19% naar 4% (2022–2023)
* Werkgroep palliatief, mee handleiding geschreven (2019)
## STAGES
**Stage intensieve zorgen**	01/2012 – 04/2012
UZ Leuven
## VRIJWILLIGERSWERK
**Vrijwillig hulpverlener**	2010 – heden
Rode Kruis-Vlaanderen, afdeling Aarschot
## OPLEIDING
Bachelor verpleegkunde, UCLL Leuven	2009 – 2012
Banaba spoed en intensieve zorgen, UCLL Leuven	2014 – 2015
Postgraduaat leidinggeven in de zorg, VUB	2022
## TALEN
Nederlands, Frans (goed), Arabisch (basis)
## REFERENTIES
Dr. Koen Roelants, geriater, via het secretariaat
Leen Vuchelen, zorgmanager, op aanvraag
`,
  }),
];
