<?php

namespace App\Models;

use Illuminate\Cookie\Middleware\EncryptCookies;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Foundation\Http\FormRequest;
use Illuminate\Foundation\Http\Middleware\HandlePrecognitiveRequests;
use Illuminate\Foundation\Http\Middleware\PreventRequestForgery;
use Illuminate\Routing\Middleware\SubstituteBindings;
use Illuminate\Session\Middleware\StartSession;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Route;
use Illuminate\Support\Facades\Schema;

config(['cors' => [
    'paths' => ['*'],
    'allowed_methods' => ['*'],
    'allowed_origins' => ['http://localhost:3000', 'http://admin.example.test'],
    'allowed_origins_patterns' => [],
    'allowed_headers' => ['*'],
    'exposed_headers' => [],
    'max_age' => 0,
    'supports_credentials' => true,
], 'session.driver' => 'array']);

Schema::create('machine_types', fn (Blueprint $table) => $table->string('name'));
DB::table('machine_types')->insert(['name' => 'Excavator']);

class Note extends Model
{
}

class OrderRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'title' => 'required|string|max:10|unique:machine_types,name',
            'email' => 'required|email',
            'password' => 'nullable|min:8|confirmed',
            'kind' => 'nullable|in:gift,own',
            'gift' => 'exclude_unless:kind,gift|required|array',
            'gift.to' => 'required|string',
            'urgent' => 'boolean',
            'reason' => 'required_if:urgent,true',
            'items' => 'required|array|max:2',
            'items.*.name' => 'required|string|min:2|distinct',
            'items.*.start_on' => 'nullable|date',
            'items.*.end_on' => 'nullable|date|after:items.*.start_on',
            'items.*.tags.*' => 'string|max:3',
        ];
    }
}

class NoteRequest extends FormRequest
{
    public function authorize(): bool
    {
        return $this->route('note')->stars === 3;
    }

    public function rules(): array
    {
        return ['title' => 'required', 'stars' => 'integer'];
    }
}

class ListRequest extends FormRequest
{
    public function rules(): array
    {
        return ['stars' => 'integer', 'pinned' => 'boolean'];
    }
}

class FirstRequest extends FormRequest
{
    public function rules(): array
    {
        return ['first' => 'required'];
    }
}

class SecondRequest extends FormRequest
{
    public function rules(): array
    {
        return ['second' => 'required'];
    }
}

class PictureRequest extends FormRequest
{
    public function rules(): array
    {
        return ['name' => 'required', 'picture' => 'required|file|max:1'];
    }
}

class LaterPictureRequest extends FormRequest
{
    public function rules(): array
    {
        return ['name' => 'required', 'picture' => ($this->isPrecognitive() ? 'nullable' : 'required') . '|file|max:1'];
    }
}

$ran = ['ran' => true];
Route::middleware([HandlePrecognitiveRequests::class, SubstituteBindings::class])->group(function () use ($ran) {
    Route::post('precognition/orders', fn (OrderRequest $request) => $ran);
    Route::put('precognition/notes/{note}', fn (NoteRequest $request, Note $note) => $ran);
    Route::get('precognition/list', fn (ListRequest $request) => $ran);
    Route::post('precognition/without-rules', fn () => $ran);
    Route::post('precognition/two', fn (FirstRequest $first, SecondRequest $second) => $ran);
    Route::post('precognition/pictures', fn (PictureRequest $request) => $ran);
    Route::post('precognition/later-pictures', fn (LaterPictureRequest $request) => $ran);
    Route::post('precognition/mine', fn (OrderRequest $request) => $ran)->middleware('auth');
    Route::post('precognition/with-token', fn (OrderRequest $request) => $ran)
        ->middleware([EncryptCookies::class, StartSession::class, PreventRequestForgery::class]);
});
