<?php

use Illuminate\Http\Request;
use Illuminate\Http\Resources\Json\JsonResource;
use Illuminate\Support\Facades\Route;

/** A resource with what the query asks for: `wrap`, `additional` (JSON). */
$told = function (Request $request, JsonResource $resource): JsonResource {
    $wrap = $request->query('wrap', 'data');
    JsonResource::$wrap = $wrap === 'off' ? null : $wrap;
    NoteResource::$wrap = JsonResource::$wrap;
    Illuminate\Http\Resources\Json\ResourceCollection::$wrap = JsonResource::$wrap;

    return $resource->additional(json_decode($request->query('additional', '[]'), true));
};

$noteOf = function (Request $request): Note {
    $note = Note::find(2);
    $author = ['none' => null, 'some' => (object) ['name' => 'Ada']];

    return $request->has('author') ? $note->setRelation('author', $author[$request->query('author')]) : $note;
};

Route::get('resources/one', fn (Request $request) => $told($request, new NoteResource($noteOf($request))));
Route::get('resources/wrapped', fn (Request $request) => $told($request, new JsonResource(['data' => ['id' => 1], 'note' => 2])));
Route::get('resources/list', fn (Request $request) => $told($request, NoteResource::collection(Note::orderBy('id')->limit(2)->get())));
Route::get('resources/none', fn (Request $request) => $told($request, NoteResource::collection([])));
Route::get('resources/paginate', fn (Request $request) => $told($request, NoteResource::collection(Note::orderBy('id')->paginate(4))));
Route::get('resources/simple', fn (Request $request) => $told($request, NoteResource::collection(Note::orderBy('id')->simplePaginate(4))));
Route::get('resources/cursor', fn (Request $request) => $told($request, NoteResource::collection(Note::orderBy('id')->cursorPaginate(4))));
