import { Controller, Module } from '@nestjs/common';
import { searchSynonyms } from '@yard/contracts';
import { scopeOf } from '@kit/server/store/scope-of';
import { presenterOf } from '@kit/server/store/present';
import { everybodyReads, plainController } from '../../resources/plain-controller';
import { SearchSynonym } from './search-synonym.entity';

export const SearchSynonymScope = scopeOf(SearchSynonym);
const kind = { resource: searchSynonyms, entity: SearchSynonym, present: presenterOf(searchSynonyms) };
const guards = everybodyReads(SearchSynonymScope, 'catalogue');

@Controller(searchSynonyms.type.endpoint)
export class SearchSynonymsController extends plainController(kind, guards) {}

@Module({ controllers: [SearchSynonymsController], providers: [SearchSynonymScope] })
export class SearchSynonymsModule {}
