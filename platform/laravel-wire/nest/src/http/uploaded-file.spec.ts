import { uploadedFile } from './uploaded-file';

it.each([
  ['\x89PNG\r\n\x1a\n', '', 'image/png'],
  ['\xff\xd8\xff\xe0', 'image/png', 'image/jpeg'],
  ['GIF89a', 'image/gif', 'image/gif'],
  ['RIFF\0\0\0\0WEBPVP8 ', '', 'image/webp'],
  ['BM\0\0\0\0\0\0\0\0\0\0\0\0', '', 'image/bmp'],
  ['%PDF-1.7', 'text/html', 'application/pdf'],
  ['PK\x03\x04', 'application/zip', 'application/zip'],
  ['PK\x03\x04', 'image/png', 'application/zip'],
  ['PK\x03\x04', 'application/vnd.oasis.opendocument.text', 'application/vnd.oasis.opendocument.text'],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', '', 'image/svg+xml'],
  ['<?xml version="1.0"?>\n<!-- a -->\n<svg>', 'text/plain', 'image/svg+xml'],
  ['<!DOCTYPE html><p>', 'text/plain', 'text/html'],
  ['a,b\n1,2', 'text/csv', 'text/csv'],
  ['{"a":1}', 'application/json', 'application/json'],
  ['a text', 'image/png', 'text/plain'],
  ['\0\0\0\x18ftypmp42', 'video/mp4', 'video/mp4'],
  ['\0\x01\x02', 'image/png', 'application/octet-stream'],
  ['\0\x01\x02', 'text/plain', 'application/octet-stream'],
  ['\0\x01\x02', '', 'application/octet-stream'],
])('%j said to be %j is %s', (bytes, said, type) => {
  expect(uploadedFile(Buffer.from(bytes, 'latin1'), 'a', said).type).toBe(type);
});
