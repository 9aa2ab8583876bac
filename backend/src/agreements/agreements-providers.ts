export { AgreementRecorder } from './agreement-recorder';
export { CurrentDocuments } from './current-documents';
export { DocumentScope } from './documents.scope';
export { DocumentsService } from './documents.service';
export { PoliciesService } from './policies.service';
export { ShownDocuments } from './shown-documents';
export { TextPictures } from './text-pictures';
