<?php

namespace App\Models;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Foundation\Http\FormRequest;
use Illuminate\Foundation\Http\Middleware\HandlePrecognitiveRequests;
use Illuminate\Routing\Middleware\SubstituteBindings;
use Illuminate\Support\Facades\Gate;
use Illuminate\Support\Facades\Route;

class Note extends Model
{
}

class NoteRequest extends FormRequest
{
    public function rules(): array
    {
        return ['title' => 'required', 'stars' => 'integer'];
    }
}

class KindRequest extends FormRequest
{
    public function rules(): array
    {
        return ['kind' => 'required'];
    }
}

class OwnNoteRequest extends NoteRequest
{
    public function authorize(): bool
    {
        return Gate::allows('update', $this->route('note'));
    }
}

config(['session.driver' => 'array']);
Gate::define('update', fn ($user = null, ?Note $note = null) => $note->stars === 3);
$ran = function (Note $note): array {
    Gate::authorize('update', $note);

    return ['ran' => true];
};
Route::middleware([HandlePrecognitiveRequests::class, SubstituteBindings::class])->group(function () use ($ran) {
    Route::put('authorization/form-request/{note}', fn (OwnNoteRequest $request, Note $note) => ['ran' => true]);
    Route::put('authorization/validates-first/{note}', fn (NoteRequest $request, Note $note) => $ran($note));
    Route::put('authorization/two-forms/{note}', fn (NoteRequest $request, KindRequest $kind, Note $note) => $ran($note));
    Route::put('authorization/without-rules/{note}', fn (Note $note) => $ran($note));
});
