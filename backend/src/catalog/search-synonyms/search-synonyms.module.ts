import { Module } from '@nestjs/common';
import { SearchSynonymsController, SearchSynonymScope } from './search-synonyms.controller';

@Module({ controllers: [SearchSynonymsController], providers: [SearchSynonymScope] })
export class SearchSynonymsModule {}
