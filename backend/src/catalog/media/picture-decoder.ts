/** A process of its own that decodes pictures: its parent ends it where one takes too long. See `picture-process.ts`. */
import { boundDecoders, encodePicture } from './encode-picture';

boundDecoders();
process.on('message', (path: string) => {
  void encodePicture(path).then((encoded) => process.send?.(encoded));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
