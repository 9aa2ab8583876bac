import { UseInterceptors } from '@nestjs/common';
import { Filters as ofList } from '@laravel-wire/nest';
import { CsvLists } from './csv-lists';

/** `Filters` of the wire, of a list that admins may have as CSV. Routes without it pay for no interceptor. */
export const Filters =
  (type: Parameters<typeof ofList>[0]): ParameterDecorator =>
  (target, name, index) => {
    ofList(type)(target, name, index);
    const handler = name && Object.getOwnPropertyDescriptor(target, name);
    if (handler) UseInterceptors(CsvLists)(target, name, handler);
  };
