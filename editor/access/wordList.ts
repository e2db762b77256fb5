/** 1024 Dutch words that are easy to read out and to type: ten bits each. */
export const wordList: readonly string[] = `
aap aardbei abrikoos acht adelaar adres agenda ajuin akker album alpen amandel anijs anker appel april
arend arm asperge atlas atoom auto avond avontuur azijn baai baan baard baas bad bagage bakker bal balie
balkon ballon banaan band bank bas basis basket bazaar beek been beer beker bel berg berk bes bever bezem
bij bijl bingo biscuit bizon blad blauw blazer blij bliksem bloem blok bocht boei boek boer boog boom boon
boord boot bord borstel bos bosbes boter bouwen braam brasem breien brem brief bril broccoli broek broer
brommer bron brood brug bruin buffel buik buis buizerd bult bumper bureau bus buur cabine cactus cadeau
camera camping carnaval cello cement centrum chips chocola cider cijfer cirkel citroen cursus daad dag dak
dal dam dans das datum deeg deken den deur dief dier dijk dille dinsdag distel dobber dochter dolfijn
domino donder donker donut dooier doolhof dorp dorst draad draak draf dreef driehoek droom druif drum
druppel duif duik duin dwerg echo eekhoorn eend eenhoorn eetzaal egel eik eiland einde elf ellips emmer
engel enkel erwt esdoorn etage eten evenaar ezel fabel fabriek fakkel familie fanfare februari feest
festival fiets figuur film filter fjord flamingo flat fles fluit folder fontein forel fort foto framboos
fruit fuif gaas galerij galop gang gans garage garnaal gast gazelle gebak gebergte geel geit geluk gember
gevel gids gieter gips giraf gitaar glas gletsjer glimlach globe gong goud graan grap gras grens grind
groen groente grot gruis gul gum guppy haag haak haan haar haas hagedis hagel hak hal halte hamer hamster
hand handdoek hanglamp haring harp hars hart haven haver hazelnoot heg heide hek heks held helm hemd hemel
herfst hert heuvel hiel hobby hoed hoef hoek hol hommel hond honing hoofd hooi hoorn horizon hotel hout
huid huis huls humor hut idee iglo ijs ijsbeer ijsje inkt insect iris ivoor jaar jacht jaguar jam januari
jas jasmijn jeep jeugd joker jongleur juf juli juni jurk juweel kaap kaars kaart kaas kabel kabouter
kachel kade kajak kalender kalf kalkoen kameel kamer kamp kan kanaal kaneel kano kans kapitein kapper
karper kassa kast kasteel kat katoen kauw kegel kelder kelk kermis kern kers kerst ketel keuken kever
kiezel kikker kin kind kip kist kiwi klank klap klaver kleed klei klem kleur klif klimop klok klomp kloof
klus knal knie knikker knoflook knoop knop koala koe koek koekoek koets koffer koffie kogel kok kokosnoot
kolibri komeet komkommer konijn koning kooi kool koord koper koraal korf korst kosmos kous kraag kraal
kraan krab kraken krans krant kreeft krekel krent kring kristal krokus kroon kruid kruimel kruis kruk
kubus kudde kuif kuil kuip kunst kurk kus kussen kust kwal kwark kwartel kwast kweepeer laars label lach
ladder lade lagune lak lam lama lamp land lantaarn lap lapje laurier lava lawine lego lei lelie lente
lepel lepelaar les letter leuk leuning lezer libel lichaam licht lied lift lijm lijn lijst limonade linde
lintje lip lis liter loep loods look loper lot lotus lucht luik luipaard luister lus lynx maag maan maand
maat machine madelief magneet mammoet mand mandarijn mango mantel map marmer mars masker mast mat matras
mecano medaille meel meer meerkoet mees meeuw melk meloen mens menu merel merk mes metaal meter metro
middag midden mier mijl mijn mikado minuut mist mobiel modder moeras mokka molen moment mond mooi mop
morgen mos mosterd motor mouw mug muis munt mus museum musical muts muur muziek naaf naald naam nacht
nagel narcis nest net netel neus nevel nijlpaard noen noga noord noot november nul nummer oase oceaan
ochtend oester oever okapi oker oktober olie olifant olijf oma onweer oog ooievaar oom oor oorbel oost opa
opera oranje orgel orkaan orkest otter oven paard paars pad pagina pak paleis palet paling palm pan panda
panter pap papa papaver papegaai papier paprika paraplu parel park parkiet pasta pater patrijs pauw pauze
pedaal peer peper perzik piano piccolo pier pijl pijp pinda pinguin piraat pit pizza plaat plan plank
plant plas plein ploeg plooi pluim poeder poema poes pols pomp pompoen pond pony poort pop popcorn
porselein post poster pot potlood prei prent prins prisma proef prop pruim puin punt puree puzzel pyjama
quiz raad raaf raam rabarber radar radijs radio raket ram rand raster rat ravijn recept ree reep regen
regenboog reiger reis reus ribbel riem riet rij ring rits rivier rob robot roer rog rok rol roman rood
roof room roos rots route rozijn rug ruimte ruit rups rust saffier saga salade salto sambal sandaal saus
savanne saxofoon schaaf schaap schaar schaats schaduw schat schelp schemer scherm schets schijf schild
schilder schip schoen school schoot schors schrift schuim schuur september serre servet sfeer sieraad
sinaas sinus sirene sjaal sla slag slak slang slee sleutel slib slinger slof sloot slot sluis smaak smid
snaar sneeuw snoek snor soep soepel sok spaak spar specht speech spek spelt spiegel spijker spin spinazie
spoor spreeuw sprong spruit staal stad stal stam stap station steen stek stempel step ster stift stoel
stof stok stoof storm straat strand streep strik stro stroom struik stuk stuur suiker taal taart tafel tak
tand tango tante tapijt tarwe tas team teen tegel tekening telefoon telraam tempel tennis tent terras
theater thee thema thuis tij tijger tijm toast tocht toets tomaat toneel toren tortel touw tractor trap
trein triangel trom trommel trompet troon trui tuba tuin tulp tunnel turf twijg uier uil uitje uitzicht
uniform uur vaart vaas vacht vader vak valk vallei vanille varen varken vat veen veer veld venkel venster
verf vers vest veter vijg vijver vilt vink viool vis vlag vlakte vlam vlecht vleugel vlieg vlieger vlier
vlinder vloer vlok vlot vocht voet vogel voorjaar vork vorm vos vouw vracht vriend vrucht vuist vulkaan
vuur waaier wafel wagen walnoot wals walvis wand wang wanten warm water web weer weg wei weide wens wereld
wesp west wezel wieg wiel wier wijn wijzer wilg wimper wind winkel winter wip wit woensdag wol wolf wolk
wortel woud wrak wulp yoghurt zaad zaag zaal zacht zadel zak zalm zand zang zaterdag zebra zee zeef zeep
zeil zeker zes zetel zeven zijde zilver zin zoen zolder zomer zon zondag zool zuid zuil zus zwaan zwaluw
zwam zwembad
`
  .trim()
  .split(/\s+/);
