import { type InputOf, rules } from '@laravel-wire/core';
import { Valid } from '@laravel-wire/nest';
import { Controller, Post } from '@nestjs/common';

const pictureRules = rules({
  title: 'required|string|max:40',
  picture: 'required|file|image|mimes:png,jpg|dimensions:min_width=2|max:1',
  'more.*': 'file|mimetypes:text/plain|size:0.0048828125',
});

/** Uploads that are input like any other. */
@Controller('api/pictures')
export class PicturesController {
  @Post()
  async store(@Valid(pictureRules) { title, picture, more = [] }: InputOf<typeof pictureRules>) {
    const bytes = Buffer.from(await picture.arrayBuffer());
    return {
      title,
      name: picture.name,
      type: picture.type,
      bytes: bytes.toString('base64'),
      more: more.map(({ name }) => name),
    };
  }
}
